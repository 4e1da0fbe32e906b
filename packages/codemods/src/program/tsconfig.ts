import { posix } from "node:path";
import { ts } from "ts-morph";
import { isRecord } from "../is-record.ts";
import { memberOf, stringsOf } from "./read-json.ts";

/** What a tsconfig or jsconfig says, with what it extends; folders are relative to the root. */
export interface Tsconfig {
  readonly options: Readonly<Record<string, unknown>>;
  /** What the options that name folders stand for. */
  readonly folders: Readonly<Record<string, string>>;
  /** Files and patterns that it is about, from the folder of the file that says so; null where it is about all. */
  readonly include: readonly string[] | null;
  /** The configurations that it refers to. */
  readonly references: readonly string[];
}

export type ReadTsconfig = (path: string) => Tsconfig | null;

/** The options whose values are folders, relative to the file that has them. */
const FOLDER_OPTIONS = ["baseUrl", "outDir", "declarationDir", "rootDir"] as const;

/** More configurations in a row than this and they name each other. */
const DEEPEST = 8;

/**
 * Reads configurations of the compiler with all that they extend: files, several of them, and those of packages.
 *
 * @param packageFolder - The folder of one of the project's own packages.
 */
export function createTsconfigReader(
  readOutside: (path: string) => string | null,
  packageFolder: (name: string) => string | null,
): ReadTsconfig {
  const known = new Map<string, Tsconfig | null>();
  const read = (path: string, leaf: string, depth: number): Tsconfig | null => {
    const text = depth > DEEPEST ? null : readOutside(path);
    if (text === null) return null;
    const config: unknown = ts.parseConfigFileTextToJson(path, text).config;
    const folder = posix.dirname(path);
    const extended = memberOf(config, "extends");
    const bases = (typeof extended === "string" ? [extended] : stringsOf(extended)).flatMap(
      (each) => {
        const guesses = extendedPaths(each, folder, packageFolder);
        for (const guess of guesses) {
          const base = read(guess, leaf, depth + 1);
          if (base) return [base];
        }
        return [];
      },
    );
    return mergeAll([...bases, ownOf(config, folder, leaf)]);
  };
  return (path) => {
    let found = known.get(path);
    if (found === undefined) {
      found = read(path, posix.dirname(path), 0);
      known.set(path, found);
    }
    return found;
  };
}

/** How a shared configuration names the folder of the one that extends it. */
const CONFIG_FOLDER = /^\$\{configDir\}/;

function ownOf(config: unknown, folder: string, leaf: string): Tsconfig {
  const options = memberOf(config, "compilerOptions");
  const placed = (path: string): string =>
    CONFIG_FOLDER.test(path)
      ? posix.join(leaf, path.replace(CONFIG_FOLDER, ""))
      : posix.join(folder, path);
  const folders: Record<string, string> = {};
  for (const name of FOLDER_OPTIONS) {
    const value = memberOf(options, name);
    if (typeof value === "string") folders[name] = placed(value);
  }
  if (memberOf(options, "paths") !== undefined) folders.paths = folder;
  const files = memberOf(config, "files");
  const include = memberOf(config, "include");
  const references = memberOf(config, "references");
  return {
    options: isRecord(options) ? options : {},
    folders,
    include:
      files === undefined && include === undefined
        ? null
        : [...stringsOf(files), ...stringsOf(include)].map(placed),
    references: (Array.isArray(references) ? references : []).flatMap((each) => {
      const path = memberOf(each, "path");
      return typeof path === "string" ? [toFile(posix.join(folder, path))] : [];
    }),
  };
}

/** A reference may be to a folder. */
function toFile(path: string): string {
  return path.endsWith(".json") ? path : posix.join(path, "tsconfig.json");
}

function mergeAll(configs: readonly Tsconfig[]): Tsconfig {
  const last = configs.at(-1);
  return {
    options: Object.assign({}, ...configs.map(({ options }) => options)),
    folders: Object.assign({}, ...configs.map(({ folders }) => folders)),
    include: configs.findLast(({ include }) => include !== null)?.include ?? null,
    // References are not inherited.
    references: last?.references ?? [],
  };
}

/** The files that an `extends` can mean, the likeliest first. */
function extendedPaths(
  specifier: string,
  folder: string,
  packageFolder: (name: string) => string | null,
): readonly string[] {
  const withNames = (path: string): readonly string[] =>
    path.endsWith(".json") ? [path] : [`${path}.json`, posix.join(path, "tsconfig.json")];
  if (/^\.{0,2}\//.test(specifier) || specifier === "." || specifier === "..")
    return withNames(posix.join(folder, specifier));
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const own = packageFolder(name);
  if (own !== null) return withNames(posix.join(own, specifier.slice(name.length)));
  const found: string[] = [];
  for (let at = folder; ; at = posix.dirname(at)) {
    found.push(...withNames(posix.join(at, "node_modules", specifier)));
    if (at === posix.dirname(at)) return found;
  }
}
