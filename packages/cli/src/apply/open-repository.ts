import { join, relative } from "node:path";
import type { Engine } from "../engine.ts";
import { countOf } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";
import { pathspecs, runGit } from "./git.ts";
import { someOf } from "./refuse-uncommitted.ts";

/** Paths that one call of git gets; systems limit the length of a command. */
const batchSize = 500;

/**
 * The repository that commits go to, absolute.
 *
 * @throws UsageError - where there is none, git cannot be run, or something is not committed in it.
 */
export function openRepository(
  engine: Pick<Engine, "findRepository">,
  root: string,
  allowDirty: boolean,
): string {
  const top = engine.findRepository(root);
  if (top === null)
    throw new UsageError("--commit needs a git repository, and this folder is in none");
  const status = runGit(top, ["status", "--porcelain", "-z", "--untracked-files=no"]);
  if (!status.ok) throw new UsageError(`--commit: git says: ${status.reason}`);
  if (runGit(top, ["rev-parse", "--quiet", "--verify", "MERGE_HEAD"]).ok)
    throw new UsageError("--commit: a merge is under way in this repository; conclude it first");
  // Each entry is two letters of status, a space, and the path; a rename has its old path behind it.
  const changed = status.output.split("\0").filter((entry) => /^.. /.test(entry));
  if (allowDirty || changed.length === 0) return top;
  const names = someOf(changed.map((entry) => entry.slice(3)));
  throw new UsageError(
    `--commit: uncommitted changes in ${names}; commit or stash them, or use --allow-dirty, which leaves them as they are`,
  );
}

/**
 * @param files - Those that would change, relative to `root`.
 * @throws UsageError - where what is committed of them would be more or less than what was changed.
 */
export function refuseForeign(
  engine: Pick<Engine, "findRepository" | "findUncommitted">,
  { root, top }: { readonly root: string; readonly top: string },
  files: readonly string[],
): void {
  const outside = files.filter((file) => engine.findRepository(join(root, file, "..")) !== top);
  if (outside.length > 0)
    throw new UsageError(
      `--commit: ${someOf(outside)} would change outside of the repository ${top}`,
    );
  const answer = engine.findUncommitted(root, files);
  if (!answer.ok) throw new UsageError(`--commit: git says: ${answer.reason}`);
  if (answer.files.length > 0) {
    const names = someOf(answer.files);
    throw new UsageError(
      `--commit: uncommitted changes in ${names} would be committed too; commit or stash them first`,
    );
  }
  const unknown = untracked(
    top,
    files.map((file) => relative(top, join(root, file))),
  );
  if (unknown.length > 0)
    throw new UsageError(
      `--commit: git does not track ${someOf(unknown)}; ${countOf(unknown.length, "file")} cannot be committed`,
    );
}

function untracked(top: string, paths: readonly string[]): string[] {
  const tracked = new Set<string>();
  for (let start = 0; start < paths.length; start += batchSize) {
    const batch = pathspecs(paths.slice(start, start + batchSize));
    const answer = runGit(top, ["ls-files", "-z", "--", ...batch]);
    if (!answer.ok) throw new UsageError(`--commit: git says: ${answer.reason}`);
    for (const path of answer.output.split("\0")) tracked.add(path);
  }
  return paths.filter((path) => !tracked.has(path));
}
