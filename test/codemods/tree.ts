import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The text of every file below a folder, by its path with `/`; a byte order mark is part of the text. */
export type Tree = Readonly<Record<string, string>>;

/** Reads a folder; one that is missing has no files. */
export function readTree(folder: string): Tree {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(".habitshift/"))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

export function writeTree(folder: string, tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export function mapTree(tree: Tree, change: (text: string, path: string) => string): Tree {
  return Object.fromEntries(Object.entries(tree).map(([path, text]) => [path, change(text, path)]));
}
