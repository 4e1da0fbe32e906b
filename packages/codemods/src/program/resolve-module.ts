import { builtinModules } from "node:module";
import { posix } from "node:path";
import { readBundlerAliases } from "./bundler-aliases.ts";
import { withData } from "./data-files.ts";
import { findFile } from "./find-file.ts";
import { createSourceFinder } from "./find-source.ts";
import { BY_NAME, createNameFinder } from "./found-by-name.ts";
import { dependencyOf, findPackages, type OwnPackage } from "./own-packages.ts";
import { aliasTargets, type PathAliases, readAliases, resolveAlias } from "./path-aliases.ts";
import { conditionalTargets, memberOf } from "./read-json.ts";
import { packageNameOf, resolvePackage } from "./resolve-package.ts";
import { createTsconfigReader } from "./tsconfig.ts";

export type Resolve = (from: string, specifier: string) => string | null;

const BUILT_IN: ReadonlySet<string> = new Set(builtinModules);

/**
 * Resolves specifiers to files of the project by the rules that Node, TypeScript and bundlers share:
 * relative paths with or without extension, `index` files, `paths` of the nearest tsconfig or jsconfig,
 * `imports` of the nearest package.json, names of the project's own packages, and the aliases that
 * bundlers and test runners are told. What is built is resolved to the source that it is built of.
 */
export function createResolver(
  code: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): Resolve {
  const files = withData(code, readOutside);
  const packages = findPackages(code, readOutside);
  const folderOf = (name: string): string | null => packages.named(name)?.folder ?? null;
  const readTsconfig = createTsconfigReader(readOutside, folderOf);
  const findSource = createSourceFinder(files, readTsconfig);
  const findByName = createNameFinder(code, readOutside);
  const aliases = new Map<string, readonly PathAliases[]>();
  const bundled = new Map<string, readonly PathAliases[]>();

  /** Those of the nearest folder that has any. */
  const aliasesOf = (folder: string): readonly PathAliases[] => {
    const known = aliases.get(folder);
    if (known) return known;
    const isPackage = folder === "." || packages.around(folder)?.folder === folder;
    const own = readAliases(folder, isPackage, readTsconfig);
    const above = posix.dirname(folder);
    const found = own.length > 0 || above === folder ? own : aliasesOf(above);
    aliases.set(folder, found);
    return found;
  };
  const bundledAliasesOf = (around: OwnPackage | null): readonly PathAliases[] => {
    const folder = around?.folder ?? ".";
    const known = bundled.get(folder) ?? readBundlerAliases(folder, readOutside);
    bundled.set(folder, known);
    if (known.length > 0 || folder === ".") return known;
    return bundledAliasesOf(packages.around(posix.dirname(folder)));
  };
  const resolveRelative = (folder: string, specifier: string): string | null => {
    const path = posix.join(folder, specifier);
    const found = findFile(path, files);
    if (found) return found;
    const around = packages.around(path);
    if (around && around.folder === posix.normalize(path).replace(/\/$/, "")) {
      const main = memberOf(around.manifest, "main");
      return typeof main === "string" ? findSource(posix.join(path, main), path) : null;
    }
    return around ? findSource(path, around.folder) : null;
  };
  /** `#api/habits`, by `imports` of the nearest package.json. */
  const resolveImports = (folder: string, specifier: string): string | null => {
    const around = packages.around(folder);
    if (!around) return null;
    const paths = Object.entries(memberOf(around.manifest, "imports") ?? {}).map(
      ([pattern, target]) => [pattern, conditionalTargets(target)] as const,
    );
    for (const target of aliasTargets([{ folder: ".", paths }], specifier)) {
      const found =
        findSource(posix.join(around.folder, target), around.folder) ??
        resolvePackage(packages, around.folder, target, findSource);
      if (found) return found;
    }
    return null;
  };
  const isInstalled = (around: OwnPackage | null, specifier: string): boolean =>
    BUILT_IN.has(specifier) ||
    specifier.startsWith("node:") ||
    dependencyOf(around?.manifest, packageNameOf(specifier)) !== null;

  const resolveBare = (from: string, folder: string, specifier: string): string | null => {
    const found =
      (specifier.startsWith("#") ? resolveImports(folder, specifier) : null) ??
      resolveAlias(aliasesOf(folder), specifier, files) ??
      resolvePackage(packages, from, specifier, findSource);
    if (found) return found;
    const around = packages.around(folder);
    if (isInstalled(around, specifier)) return null;
    const within = usualPath(specifier, aliasesOf(folder).length > 0);
    const path = within === null ? null : posix.join(around?.folder ?? ".", within);
    return (
      resolveAlias(bundledAliasesOf(around), specifier, files) ?? (path && findFile(path, files))
    );
  };
  // Neighbours import the same packages, and each other.
  const resolved = new Map<string, Map<string, string | null>>();

  return (from, specifier) => {
    const folder = posix.dirname(from);
    const near = resolved.get(folder) ?? new Map<string, string | null>();
    resolved.set(folder, near);
    const known = near.get(specifier);
    if (known !== undefined) return known;
    const found = specifier.startsWith(".")
      ? resolveRelative(folder, specifier)
      : specifier.startsWith(BY_NAME)
        ? findByName(specifier)
        : resolveBare(from, folder, specifier);
    near.set(specifier, found);
    return found;
  };
}

/**
 * What names stand for that no package can have: `/src/main`, `$lib` of SvelteKit, and `@/` and `~/`.
 *
 * @param isTold - Whether a configuration says what such names stand for.
 */
function usualPath(specifier: string, isTold: boolean): string | null {
  if (specifier.startsWith("/")) return specifier;
  if (/^\$lib(?:\/|$)/.test(specifier)) return specifier.replace("$lib", "src/lib");
  return /^[@~]\//.test(specifier) && !isTold ? `src${specifier.slice(1)}` : null;
}
