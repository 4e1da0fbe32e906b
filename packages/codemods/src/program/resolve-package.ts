import { posix } from "node:path";
import type { FindSource } from "./find-source.ts";
import { dependencyOf, type OwnPackage, type OwnPackages } from "./own-packages.ts";
import { conditionalTargets, memberOf } from "./read-json.ts";

/** The members of a package.json that name its entry, those that name its source first. */
const ENTRIES = ["source", "module", "main", "browser", "types", "typings"] as const;

/** The file of the project's own package that a specifier names; null where there is none. */
export function resolvePackage(
  packages: OwnPackages,
  from: string,
  specifier: string,
  findSource: FindSource,
): string | null {
  const name = packageNameOf(specifier);
  const found = packageNamed(packages, from, name);
  if (!found) return null;
  const rest = specifier.slice(name.length + 1);
  const exported = targetsOf(memberOf(found.manifest, "exports"), rest ? `./${rest}` : ".");
  const entries = rest
    ? [rest, `src/${rest}`]
    : [...ENTRIES.map((entry) => memberOf(found.manifest, entry)), "src/index", "index"];
  for (const target of [...exported, ...entries]) {
    if (typeof target !== "string") continue;
    const path = findSource(posix.join(found.folder, target), found.folder);
    if (path) return path;
  }
  return null;
}

/** The package that a specifier begins with: one part, or two with a scope. */
export function packageNameOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** A package by its own name, or by what the package.json around calls a folder or a package of the workspace. */
function packageNamed(packages: OwnPackages, from: string, name: string): OwnPackage | null {
  const own = packages.named(name);
  if (own) return own;
  const around = packages.around(posix.dirname(from));
  const version = around && dependencyOf(around.manifest, name);
  if (!around || !version) return null;
  const link = /^(?:file|link|portal|workspace):(\.{1,2}\/.*)$/.exec(version)?.[1];
  if (link !== undefined) {
    const folder = posix.join(around.folder, link);
    const linked = packages.around(folder);
    return linked?.folder === folder ? linked : { folder, manifest: null };
  }
  const alias = /^workspace:(@?[^@]+)@/.exec(version)?.[1];
  return alias === undefined ? null : packages.named(alias);
}

/** All files that an `exports` entry can name, in its own order. */
function targetsOf(exports: unknown, key: string): readonly string[] {
  const isPerPath =
    typeof exports === "object" &&
    exports !== null &&
    Object.keys(exports).some((name) => name.startsWith("."));
  if (!isPerPath) return key === "." ? conditionalTargets(exports) : [];
  const entry = memberOf(exports, key);
  if (entry !== undefined) return conditionalTargets(entry);
  const patterns = Object.keys(exports)
    .filter((pattern) => pattern.includes("*"))
    .sort((left, right) => right.indexOf("*") - left.indexOf("*"));
  for (const pattern of patterns) {
    const [head = "", tail = ""] = pattern.split("*");
    if (key.length < head.length + tail.length || !key.startsWith(head) || !key.endsWith(tail))
      continue;
    const star = key.slice(head.length, key.length - tail.length);
    return conditionalTargets(memberOf(exports, pattern)).map((target) =>
      target.replaceAll("*", star),
    );
  }
  return [];
}
