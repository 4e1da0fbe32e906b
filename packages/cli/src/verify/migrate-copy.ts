import type { ArgumentsOf } from "../arguments.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";

/** What the migration of the copy did. */
export interface CopyMigration {
  readonly filesChanged: number;
  readonly applied: number;
  /** Places that were not rewritten, by why. */
  readonly review: number;
  readonly manual: number;
  readonly leftOut: number;
  /** Files that could not be read or parsed. */
  readonly unreadable: number;
}

interface MigrationReport {
  readonly findings: readonly { readonly status: string; readonly confidence: string }[];
  readonly files: { readonly changed: number; readonly unreadable: number };
}

/**
 * Migrates a copy as `habitshift migrate --write` would have migrated the original.
 *
 * @param cwd - The folder of the copy that stands for the working folder.
 * @param migrate - The command.
 * @throws UsageError - where there is nothing to read.
 */
export async function migrateCopy(
  cwd: string,
  includeReview: boolean,
  io: Io,
  migrate: (args: ArgumentsOf<"migrate">, io: Io) => Promise<ExitStatus>,
): Promise<CopyMigration> {
  let text = "";
  const write = (piece: string) => {
    text += piece;
  };
  const stdout = { ...io.stdout, write };
  const status = await migrate(
    {
      command: "migrate",
      paths: [],
      format: "json",
      write: true,
      interactive: false,
      patch: null,
      commit: false,
      includeReview,
      only: [],
      skip: [],
      todo: false,
      explain: false,
      allowDirty: true,
      serviceUrl: null,
      typecheck: true,
      config: true,
    },
    { ...io, cwd, stdout },
  );
  if (status !== exitStatus.done && status !== exitStatus.found) {
    throw new Error(`the migration of the copy ended with ${status}`);
  }
  const { findings, files } = JSON.parse(text) as MigrationReport;
  const open = findings.filter((finding) => finding.status === "proposed");
  const count = (confidence: string) =>
    open.filter((finding) => finding.confidence === confidence).length;
  return {
    filesChanged: files.changed,
    applied: findings.filter((finding) => finding.status === "applied").length,
    review: count("review"),
    manual: count("manual"),
    leftOut: findings.filter((finding) => finding.status === "left-out").length,
    unreadable: files.unreadable,
  };
}
