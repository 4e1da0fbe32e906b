import { posix } from "node:path";
import { findFile } from "./find-file.ts";
import { leavesOf, memberOf, parseJson } from "./read-json.ts";

/** The packages of the project by their names. */
export function packageFolders(
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

/** The file of the project's own package that a specifier names; null where there is none. */
export function resolvePackage(
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
