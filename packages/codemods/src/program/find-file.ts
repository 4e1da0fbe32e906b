import { posix } from "node:path";
import type { FileSet } from "./data-files.ts";

const EXTENSIONS = [
  ".ts",
  ".tsx",
  ".mts",
  ".cts",
  ".js",
  ".jsx",
  ".mjs",
  ".cjs",
  ".d.ts",
  ".js.flow",
];

const WRITTEN_FOR: Readonly<Record<string, readonly string[]>> = {
  ".js": [".ts", ".tsx", ".js", ".jsx", ".d.ts", ".js.flow"],
  ".jsx": [".tsx", ".jsx", ".d.ts", ".jsx.flow"],
  ".mjs": [".mts", ".mjs", ".d.mts"],
  ".cjs": [".cts", ".cjs", ".d.cts"],
};

/** The file of the project that a path names, with or without its extension; null where there is none. */
export function findFile(path: string, files: FileSet): string | null {
  const clean = path.replace(/^\.\//, "").replace(/[?#].*$/, "");
  if (files.has(clean)) return clean;
  const extension = posix.extname(clean);
  const stem = clean.slice(0, clean.length - extension.length);
  const written = (WRITTEN_FOR[extension] ?? []).map((other) => stem + other);
  const guesses = [
    ...written,
    ...EXTENSIONS.map((other) => clean + other),
    ...EXTENSIONS.map((other) => posix.join(clean, `index${other}`)),
  ];
  return guesses.find((guess) => files.has(guess)) ?? null;
}
