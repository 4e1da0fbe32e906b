import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FileChange } from "@habitshift/codemods";
import { FILE_HEADERS_ONLY, formatPatch } from "diff";
import { diffHunks } from "../report/diff-hunks.ts";
import { UsageError } from "../usage-error.ts";

/**
 * Changes as a patch that `git apply` takes.
 *
 * @param root - The folder that the files are named from, absolute.
 * @param top - Where the patch is to be applied, absolute: the top of a repository, as git names files from there.
 * @throws UsageError - where a file stands outside of `top`.
 */
export function renderPatch(root: string, top: string, changes: readonly FileChange[]): string {
  const base = realpathSync(top);
  return changes
    .map(({ file, before, after }) => {
      const name = relative(base, join(root, file)).split(sep).join("/");
      if (name.startsWith("../"))
        throw new UsageError(`${file} stands outside of ${top}, where a patch cannot reach`);
      const [old, now] = [before?.toString() ?? "", after.toString()];
      const hunks = [...diffHunks(old, now, 3)];
      return formatPatch(
        {
          isGit: true,
          isCreate: before === null,
          oldFileName: before === null ? "/dev/null" : `a/${name}`,
          newFileName: `b/${name}`,
          oldHeader: "",
          newHeader: "",
          hunks,
        },
        FILE_HEADERS_ONLY,
      );
    })
    .join("");
}
