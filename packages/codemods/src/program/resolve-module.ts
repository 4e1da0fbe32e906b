import { posix } from "node:path";
import { findFile } from "./find-file.ts";
import { type PathAliases, readAliases, resolveAlias } from "./path-aliases.ts";
import { packageFolders, resolvePackage } from "./project-packages.ts";
import { leavesOf, memberOf, parseJson } from "./read-json.ts";

export type Resolve = (from: string, specifier: string) => string | null;

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
