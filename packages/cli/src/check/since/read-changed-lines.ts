import { runGit } from "../../apply/git.ts";
import { UsageError } from "../../usage-error.ts";
import { type LineRange, parseDiff } from "./parse-diff.ts";

/** What was changed of the files of a folder, by their paths in it. */
export interface ChangedLines {
  /** All of a file that git does not know yet is changed. */
  readonly untracked: ReadonlySet<string>;
  readonly ranges: ReadonlyMap<string, readonly LineRange[]>;
}

const diffFlags = [
  "--unified=0",
  "--inter-hunk-context=0",
  "--relative",
  "--find-renames",
  "--src-prefix=a/",
  "--dst-prefix=b/",
  "--no-color",
  "--no-ext-diff",
  "--no-textconv",
  "--ignore-submodules",
];

/**
 * What a branch touched: the lines that differ from where it left the revision, committed or not, and the files
 * that git does not know yet.
 *
 * @param folder - Absolute, in a repository.
 * @throws UsageError - where git cannot tell.
 */
export function readChangedLines(folder: string, revision: string): ChangedLines {
  const base = findBase(folder, revision);
  const diff = ask(folder, ["-c", "core.quotePath=false", "diff", ...diffFlags, base, "--", "."]);
  const others = ask(folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]);
  return { untracked: new Set(others.split("\0").filter(Boolean)), ranges: parseDiff(diff) };
}

function findBase(folder: string, revision: string): string {
  const top = runGit(folder, ["rev-parse", "--show-toplevel"]);
  if (!top.ok)
    throw new UsageError(`--changed-since needs a git repository: ${firstLine(top.reason)}`);
  const commit = commitOf(folder, revision);
  if (commit === null)
    throw new UsageError(
      `--changed-since: git knows no commit ${revision} here${isShallow(folder) ? "; the clone is shallow" : ""}; fetch it first (in a GitHub workflow: fetch-depth: 0)`,
    );
  const head = commitOf(folder, "HEAD");
  if (head === null) throw new UsageError("--changed-since: there is no commit here yet");
  const base = runGit(folder, ["merge-base", commit, head]);
  if (base.ok) return base.output.trim();
  throw new UsageError(
    isShallow(folder)
      ? `--changed-since: the clone is shallow, and does not reach back to where the branch left ${revision}; fetch more (git fetch --unshallow; in a GitHub workflow: fetch-depth: 0)`
      : `--changed-since: ${revision} and what is checked out have no commit in common`,
  );
}

function commitOf(folder: string, revision: string): string | null {
  const spec = `${revision}^{commit}`;
  const found = runGit(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", spec]);
  return found.ok ? found.output.trim() : null;
}

function isShallow(folder: string): boolean {
  const answer = runGit(folder, ["rev-parse", "--is-shallow-repository"]);
  return answer.ok && answer.output.trim() === "true";
}

function ask(folder: string, args: readonly string[]): string {
  const answer = runGit(folder, args);
  if (answer.ok) return answer.output;
  throw new UsageError(`--changed-since: git says: ${firstLine(answer.reason)}`);
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
