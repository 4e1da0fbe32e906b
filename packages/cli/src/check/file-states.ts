import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Report } from "../report/report.ts";
import type { FileStates } from "./baseline/compare-baseline.ts";

/**
 * What became of the files that a baseline names.
 *
 * @param root - The working folder, absolute.
 * @param paths - What the command line names; empty: all of the folder.
 */
export function fileStates(
  root: string,
  paths: readonly string[],
  { unreadable, skipped, omitted }: Pick<Report, "unreadable" | "skipped" | "omitted">,
): FileStates {
  const folders = paths.map((path) => relative(root, resolve(root, path)).split(sep).join("/"));
  const unseen = new Set([...unreadable, ...skipped].map(({ file }) => file));
  const closed = omitted.filter(({ code }) => code === "unreadable").map(({ folder }) => folder);
  return {
    isInScope: (file) => folders.length === 0 || folders.some((folder) => isWithin(file, folder)),
    isUnseen: (file) => unseen.has(file) || closed.some((folder) => isWithin(file, folder)),
    isThere: (file) => existsSync(join(root, file)),
  };
}

function isWithin(file: string, folder: string): boolean {
  return folder === "" || file === folder || file.startsWith(`${folder}/`);
}
