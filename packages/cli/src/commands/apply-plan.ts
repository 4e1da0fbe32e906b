import type {
  Finding,
  Group,
  MigrationPlan,
  PlannedFinding,
  Project,
  Rewrite,
} from "@habitshift/codemods";
import type { Engine } from "../engine.ts";
import { accountFor } from "../report/account.ts";
import type { ReportedFinding } from "../report/report.ts";
import { listOf } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";

type AppliedFinding = Finding & Pick<ReportedFinding, "status">;

/** A plan after it was carried out. */
export interface AppliedPlan extends Omit<MigrationPlan, "findings"> {
  readonly findings: readonly AppliedFinding[];
}

interface ApplyInput {
  readonly engine: Engine;
  readonly project: Project;
  /** Plans with the groups that `isAllowed` lets through, among those that were asked for. */
  readonly plan: (isAllowed: (group: Group) => boolean) => MigrationPlan;
  readonly allowDirty: boolean;
}

/**
 * Plans and writes. A file that cannot be written takes its groups out of the plan, so that no code is
 * left half migrated.
 *
 * @throws UsageError - where a file has uncommitted changes.
 * @throws ApplyError - where writing failed; no file is changed then.
 * @throws Error - where the plan does not account for every file; nothing is written then.
 */
export function applyPlan({ engine, project, plan, allowDirty }: ApplyInput): AppliedPlan {
  const blocked = new Map<string, string>();
  for (;;) {
    const current = plan((group) => !blocked.has(group.id));
    if (!allowDirty) refuseUncommitted(engine, project.root, current.rewrites);
    const changes = engine.toFileChanges(project, current.rewrites);
    const obstacles = engine.findBlocked(project.root, changes);
    if (obstacles.length === 0) {
      accountFor(project, current.fates);
      engine.writeChanges(project.root, changes);
      return { ...current, findings: current.findings.map(statusAfter(current.rewrites, blocked)) };
    }
    const known = blocked.size;
    for (const { file, reason } of obstacles) {
      const groups = current.rewrites.find((rewrite) => rewrite.file === file)?.groups ?? [];
      for (const group of groups) blocked.set(group, `${file} cannot be written: ${reason}`);
    }
    if (blocked.size === known) {
      throw new Error(`a group that was left out is in the plan again: ${obstacles[0]?.file}`);
    }
  }
}

function refuseUncommitted(engine: Engine, root: string, rewrites: readonly Rewrite[]): void {
  const files = rewrites.filter(({ before }) => before !== null).map(({ file }) => file);
  const answer = engine.findUncommitted(root, files);
  if (!answer.ok) {
    throw new UsageError(
      `git does not say whether the files are committed (${answer.reason}); --allow-dirty writes all the same`,
    );
  }
  if (answer.files.length === 0) return;
  const shown = answer.files.slice(0, 5);
  const rest = answer.files.length - shown.length;
  const names = listOf(rest > 0 ? [...shown, `${rest} more`] : shown);
  throw new UsageError(
    `uncommitted changes in ${names}; commit or stash them, or use --allow-dirty. No file was changed.`,
  );
}

function statusAfter(rewrites: readonly Rewrite[], blocked: ReadonlyMap<string, string>) {
  const written = new Set(rewrites.flatMap((rewrite) => rewrite.groups));
  return (finding: PlannedFinding): AppliedFinding => {
    const { group, after, status } = finding;
    if (group === null || after === null || status === "left-out") return finding;
    const obstacle = blocked.get(group);
    if (obstacle !== undefined) return { ...finding, status: "left-out", reason: obstacle };
    return written.has(group) ? { ...finding, status: "applied" } : finding;
  };
}
