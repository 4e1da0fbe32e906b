import { join, relative } from "node:path";
import type { FileChange } from "@habitshift/codemods";
import type { Engine } from "../engine.ts";
import { countOf } from "../report/words.ts";
import { pathspecs, runGit } from "./git.ts";

/** What becomes one commit. */
export interface CommitStep {
  readonly changes: readonly FileChange[];
  readonly message: string;
}

/** A commit that was made. */
export interface Commit {
  /** As git shortens it. */
  readonly id: string;
  readonly subject: string;
}

/** The commits that were made, and why the rest was not; null where all were. */
export interface CommitOutcome {
  readonly commits: readonly Commit[];
  readonly failure: string | null;
}

interface CommitInput {
  readonly engine: Pick<Engine, "forgetLast" | "undoLast" | "writeChanges">;
  readonly root: string;
  /** The repository, absolute. */
  readonly top: string;
  readonly steps: readonly CommitStep[];
}

/**
 * Writes and commits step by step. Where a step fails, its files are put back and those before it stay
 * committed: the steps behind it may stand on it.
 */
export function commitGroups({ engine, root, top, steps }: CommitInput): CommitOutcome {
  const commits: Commit[] = [];
  for (const { changes, message } of steps) {
    const failure = write(engine, root, changes) ?? commit(engine, { root, top }, changes, message);
    if (failure !== null) return { commits, failure: `${failure}; ${afterwards(commits.length)}` };
    const head = runGit(top, ["rev-parse", "--short", "HEAD"]);
    const [subject = ""] = message.split("\n");
    commits.push({ id: head.ok ? head.output.trim() : "", subject });
  }
  return { commits, failure: null };
}

function afterwards(made: number): string {
  return made === 0
    ? "nothing was committed"
    : `${countOf(made, "commit")} stand${made === 1 ? "s" : ""}, for the rest run it again`;
}

/** Why a step could not be written; null where it was. */
function write(
  engine: CommitInput["engine"],
  root: string,
  changes: readonly FileChange[],
): string | null {
  try {
    engine.writeChanges(root, changes);
    return null;
  } catch (error) {
    // A hook may have changed what it had just committed, such as a formatter.
    if (error instanceof Error && error.name === "ApplyError") return error.message;
    throw error;
  }
}

function commit(
  engine: CommitInput["engine"],
  { root, top }: Pick<CommitInput, "root" | "top">,
  changes: readonly FileChange[],
  message: string,
): string | null {
  const files = pathspecs(changes.map(({ file }) => relative(top, join(root, file))));
  const created = changes.some(({ before }) => before === null);
  const staged = runGit(top, ["diff", "--cached", "--name-only"]);
  // A hook that stages what it formats is not honoured by --only, which nothing but foreign stages needs.
  const isPartial = !staged.ok || staged.output !== "";
  const added = created || !isPartial ? runGit(top, ["add", "--", ...files]) : staged;
  const only = isPartial ? ["--only", "--", ...files] : [];
  const answer = added.ok
    ? runGit(top, ["commit", "--quiet", "--file=-", ...only], message)
    : added;
  if (answer.ok) {
    engine.forgetLast(root);
    return null;
  }
  runGit(top, ["reset", "--quiet", "--", ...files]);
  const left = engine.undoLast(root)?.left ?? [];
  const kept = left.map(({ file, reason }) => `; ${file} is left as it is: ${reason}`).join("");
  return `git did not commit (${answer.reason})${kept}`;
}
