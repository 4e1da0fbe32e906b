import { isCodeFile } from "../discover/is-code-file.ts";
import type { Project } from "../model.ts";
import { isEnvironmentPath } from "../program/environment-files.ts";

/** The text of files, by their path with `/`. */
export type Tree = Readonly<Record<string, string>>;

/** A project whose files stand in memory only. */
export function memoryProject(tree: Tree): Project {
  const paths = Object.keys(tree).filter(isCodeFile).sort();
  return {
    root: "/project",
    files: paths.map((path) => ({ path, named: false })),
    environment: Object.keys(tree).filter(isEnvironmentPath).sort(),
    skipped: [],
    omitted: [],
    bytes: (path) => Buffer.from(tree[path] ?? ""),
    read: (path) => ({ path, text: tree[path] ?? "", bom: false }),
    exists: (path) => path in tree,
    readOutside: (path) => tree[path] ?? null,
  };
}
