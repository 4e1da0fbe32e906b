import type { Rewrite } from "@habitshift/codemods";
import type { Engine } from "../engine.ts";
import { listOf } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";

/** @throws UsageError - where a file that would be written has uncommitted changes. */
export function refuseUncommitted(
  engine: Pick<Engine, "findUncommitted">,
  root: string,
  rewrites: readonly Pick<Rewrite, "file" | "before">[],
): void {
  const files = rewrites.filter(({ before }) => before !== null).map(({ file }) => file);
  const answer = engine.findUncommitted(root, files);
  if (!answer.ok) {
    throw new UsageError(
      `git does not say whether the files are committed (${answer.reason}); --allow-dirty writes all the same`,
    );
  }
  if (answer.files.length === 0) return;
  throw new UsageError(
    `uncommitted changes in ${someOf(answer.files)}; commit or stash them, or use --allow-dirty. No file was changed.`,
  );
}

/** A few names, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 5);
  const rest = names.length - shown.length;
  return listOf(rest > 0 ? [...shown, `${rest} more`] : shown);
}
