import { posix } from "node:path";
import { ts } from "ts-morph";

export type Resolve = (from: string, specifier: string) => string | null;

const EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
const WRITTEN_FOR: Readonly<Record<string, readonly string[]>> = {
  ".js": [".ts", ".tsx", ".js", ".jsx"],
  ".jsx": [".tsx", ".jsx"],
  ".mjs": [".mts", ".mjs"],
  ".cjs": [".cts", ".cjs"],
};

interface PathAliases {
  readonly folder: string;
  readonly paths: readonly (readonly [pattern: string, targets: readonly string[]])[];
}

/**
 * Resolves specifiers to files of the project by the rules that Node, TypeScript and bundlers share:
 * relative paths with or without extension, `index` files, `paths` of the nearest tsconfig or
 * jsconfig, `imports` of the nearest package.json and names of the project's own packages.
 */
export function createResolver(
  files: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): Resolve {
  const aliases = new Map<string, PathAliases | null>();
  const packages = packageFolders(files, readOutside);
  const aliasesOf = (folder: string): PathAliases | null => {
    let found = aliases.get(folder);
    if (found === undefined) {
      found =
        readAliases(folder, readOutside) ??
        (folder === "." ? null : aliasesOf(posix.dirname(folder)));
      aliases.set(folder, found);
    }
    return found;
  };
  return (from, specifier) => {
    const folder = posix.dirname(from);
    if (specifier.startsWith(".")) return findFile(posix.join(folder, specifier), files);
    if (specifier.startsWith("#")) return resolveImports(folder, specifier, files, readOutside);
    return (
      resolveAlias(aliasesOf(folder), specifier, files) ??
      resolvePackage(packages, specifier, files)
    );
  };
}

/** `#api/habits`, by `imports` of the nearest package.json. */
function resolveImports(
  folder: string,
  specifier: string,
  files: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): string | null {
  const text = readOutside(posix.join(folder, "package.json"));
  if (text === null) {
    return folder === "." || folder === "/"
      ? null
      : resolveImports(posix.dirname(folder), specifier, files, readOutside);
  }
  const imports = memberOf(parseJson(text), "imports");
  const paths = Object.entries(imports ?? {}).map(
    ([pattern, target]) => [pattern, leavesOf(target)] as const,
  );
  return resolveAlias({ folder, paths }, specifier, files);
}

function findFile(path: string, files: ReadonlySet<string>): string | null {
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

function readAliases(
  folder: string,
  readOutside: (path: string) => string | null,
): PathAliases | null {
  for (const name of ["tsconfig.json", "jsconfig.json"]) {
    const path = posix.join(folder, name);
    const text = readOutside(path);
    if (text === null) continue;
    const config: unknown = ts.parseConfigFileTextToJson(path, text).config;
    const options = memberOf(config, "compilerOptions");
    const paths = memberOf(options, "paths");
    const baseUrl = memberOf(options, "baseUrl");
    if (typeof baseUrl !== "string" && typeof paths !== "object") continue;
    return {
      folder: posix.join(folder, typeof baseUrl === "string" ? baseUrl : "."),
      paths: [
        ...Object.entries(paths ?? {}).map(
          ([pattern, targets]) => [pattern, stringsOf(targets)] as const,
        ),
        ...(typeof baseUrl === "string" ? [["*", ["*"]] as const] : []),
      ],
    };
  }
  return null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function resolveAlias(
  aliases: PathAliases | null,
  specifier: string,
  files: ReadonlySet<string>,
): string | null {
  for (const [pattern, targets] of aliases?.paths ?? []) {
    const [head = "", tail] = pattern.split("*");
    const matches =
      tail === undefined
        ? specifier === pattern
        : specifier.startsWith(head) && specifier.endsWith(tail);
    if (!matches) continue;
    const star =
      tail === undefined ? "" : specifier.slice(head.length, specifier.length - tail.length);
    for (const target of targets) {
      const found = findFile(posix.join(aliases?.folder ?? ".", target.replace("*", star)), files);
      if (found) return found;
    }
  }
  return null;
}

function packageFolders(
  files: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): ReadonlyMap<string, { readonly folder: string; readonly manifest: unknown }> {
  const found = new Map<string, { folder: string; manifest: unknown }>();
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = posix.dirname(file); !folders.has(at); at = posix.dirname(at)) folders.add(at);
  }
  for (const folder of folders) {
    const text = readOutside(posix.join(folder, "package.json"));
    if (text === null) continue;
    const manifest = parseJson(text);
    const name = memberOf(manifest, "name");
    if (typeof name === "string") found.set(name, { folder, manifest });
  }
  return found;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function resolvePackage(
  packages: ReadonlyMap<string, { readonly folder: string; readonly manifest: unknown }>,
  specifier: string,
  files: ReadonlySet<string>,
): string | null {
  const parts = specifier.split("/");
  const name = parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
  const found = packages.get(name);
  if (!found) return null;
  const rest = specifier.slice(name.length + 1);
  const key = rest ? `./${rest}` : ".";
  const exported = targetsOf(memberOf(found.manifest, "exports"), key);
  const entries = rest ? [rest] : [memberOf(found.manifest, "main"), "src/index", "index"];
  for (const target of [...exported, ...entries]) {
    if (typeof target !== "string") continue;
    const path = findFile(posix.join(found.folder, target), files);
    if (path) return path;
  }
  return null;
}

/** All files that an `exports` entry can name, in its own order. */
function targetsOf(exports: unknown, key: string): readonly string[] {
  if (typeof exports === "string") return key === "." ? [exports] : [];
  const entry = memberOf(exports, key) ?? (key === "." ? exports : undefined);
  return leavesOf(entry);
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("."))
    .flatMap(([, inner]) => leavesOf(inner));
}
