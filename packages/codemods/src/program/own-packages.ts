import { posix } from "node:path";
import { memberOf, parseJson } from "./read-json.ts";

/** A folder of the project with a package.json. */
export interface OwnPackage {
  readonly folder: string;
  readonly manifest: unknown;
}

/** The packages of the project. */
export interface OwnPackages {
  named(name: string): OwnPackage | null;
  /** The package that a folder belongs to; null where none has it. */
  around(folder: string): OwnPackage | null;
}

/** Finds the folders above the files of a project that have a package.json. */
export function findPackages(
  files: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): OwnPackages {
  const byFolder = new Map<string, OwnPackage>();
  const byName = new Map<string, OwnPackage>();
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = posix.dirname(file); !folders.has(at); at = posix.dirname(at)) folders.add(at);
  }
  for (const folder of folders) {
    const text = readOutside(posix.join(folder, "package.json"));
    if (text === null) continue;
    const found = { folder, manifest: parseJson(text) };
    byFolder.set(folder, found);
    const name = memberOf(found.manifest, "name");
    if (typeof name === "string") byName.set(name, found);
  }
  return {
    named: (name) => byName.get(name) ?? null,
    around: (folder) => {
      for (let at = folder; ; at = posix.dirname(at)) {
        const found = byFolder.get(at);
        if (found) return found;
        if (at === posix.dirname(at)) return null;
      }
    },
  };
}

const DEPENDENCIES = ["dependencies", "devDependencies", "peerDependencies"] as const;

/** What a package.json says of a package that it needs; null where it does not name it. */
export function dependencyOf(manifest: unknown, name: string): string | null {
  for (const kind of [...DEPENDENCIES, "optionalDependencies"]) {
    const version = memberOf(memberOf(manifest, kind), name);
    if (typeof version === "string") return version;
  }
  return null;
}
