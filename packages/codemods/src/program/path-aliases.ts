import { posix } from "node:path";
import type { FileSet } from "./data-files.ts";
import { findFile } from "./find-file.ts";
import { stringsOf } from "./read-json.ts";
import type { ReadTsconfig, Tsconfig } from "./tsconfig.ts";

/** Names that stand for paths, as `paths` of a tsconfig or `imports` of a package.json give them. */
export interface PathAliases {
  readonly folder: string;
  readonly paths: readonly (readonly [pattern: string, targets: readonly string[]])[];
}

/** A project of several packages may have its aliases where only the packages' own configurations extend it. */
const NAMES = ["tsconfig.json", "jsconfig.json"] as const;
const SHARED_NAMES = ["tsconfig.base.json", "tsconfig.app.json"] as const;

/** The aliases that a tsconfig or jsconfig in a folder gives, with those that it refers to. */
export function readAliases(
  folder: string,
  isPackage: boolean,
  read: ReadTsconfig,
): readonly PathAliases[] {
  for (const name of [...NAMES, ...(isPackage ? SHARED_NAMES : [])]) {
    const config = read(posix.join(folder, name));
    if (!config) continue;
    // A package that is referred to has a configuration of its own beside its files.
    const parts = config.references.filter((path) => posix.basename(path) !== "tsconfig.json");
    const found = [config, ...parts.map(read)].flatMap((each) => (each ? aliasesOf(each) : []));
    if (found.length > 0) return found;
  }
  return [];
}

function aliasesOf({ options, folders }: Tsconfig): readonly PathAliases[] {
  const paths = Object.entries(options.paths ?? {}).map(
    ([pattern, targets]) => [pattern, stringsOf(targets)] as const,
  );
  const { baseUrl } = folders;
  return [
    ...(paths.length > 0 ? [{ folder: baseUrl ?? folders.paths ?? ".", paths }] : []),
    ...(baseUrl === undefined ? [] : [{ folder: baseUrl, paths: [["*", ["*"]] as const] }]),
  ];
}

/** The file that a specifier stands for; null where no alias fits or none of its targets is there. */
export function resolveAlias(
  aliases: readonly PathAliases[],
  specifier: string,
  files: FileSet,
): string | null {
  for (const target of aliasTargets(aliases, specifier)) {
    const found = findFile(target, files);
    if (found) return found;
  }
  return null;
}

/** The paths that a specifier can stand for, those of the closest pattern first. */
export function aliasTargets(
  aliases: readonly PathAliases[],
  specifier: string,
): readonly string[] {
  return aliases.flatMap(({ folder, paths }) =>
    [...paths].sort(byCloseness).flatMap(([pattern, targets]) => {
      const star = starOf(pattern, specifier);
      return star === null
        ? []
        : targets.map((target) => posix.join(folder, target.replaceAll("*", star)));
    }),
  );
}

type Entry = PathAliases["paths"][number];

function byCloseness([left]: Entry, [right]: Entry): number {
  const closeness = (pattern: string): number =>
    pattern.includes("*") ? pattern.indexOf("*") : Number.POSITIVE_INFINITY;
  return closeness(left) === closeness(right) ? 0 : closeness(right) - closeness(left);
}

/** What the star of a pattern stands for; null where it does not fit. */
function starOf(pattern: string, specifier: string): string | null {
  const [head = "", tail] = pattern.split("*");
  if (tail === undefined) return specifier === pattern ? "" : null;
  const fits =
    specifier.length >= head.length + tail.length &&
    specifier.startsWith(head) &&
    specifier.endsWith(tail);
  return fits ? specifier.slice(head.length, specifier.length - tail.length) : null;
}
