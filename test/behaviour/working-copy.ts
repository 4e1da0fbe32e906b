import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { linkDependencies } from "./dependencies.ts";
import type { IntegrationCase } from "./integration-case.ts";

/** A copy of an integration, as its author would have it: installed, and without our `case.json`. */
export function createWorkingCopy({ name, folder, manifest }: IntegrationCase): string {
  const copy = mkdtempSync(join(tmpdir(), `habitshift-${name}-`));
  cpSync(folder, copy, { recursive: true });
  rmSync(join(copy, "case.json"));
  writeFileSync(join(copy, ".gitignore"), "node_modules\n");
  linkDependencies(copy, manifest.packages);
  return copy;
}

const isOwn = (path: string) => !/(^|[\\/])(node_modules|\.git|\.habitshift)([\\/]|$)/.test(path);

/** The text of every file of the integration's own, by its path. */
export function readOwnFiles(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isOwn)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
