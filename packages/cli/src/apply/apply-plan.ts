import type {
  FileChange,
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
  /** Throws where something forbids to write these files. */
  readonly refuse: (rewrites: readonly Rewrite[]) => void;
  /** Carries the changes out. @returns The groups that could not be, with the reason; they are left out. */
  readonly write: (
    plan: MigrationPlan,
    changes: readonly FileChange[],
  ) => ReadonlyMap<string, string>;
}

/**
 * Plans and writes. A file that cannot be written takes its groups out of the plan, so that no code is
 * left half migrated.
 *
 * @throws UsageError - where a file has uncommitted changes.
 * @throws ApplyError - where writing failed; no file is changed then.
 * @throws Error - where the plan does not account for every file; nothing is written then.
 */
export function applyPlan({ engine, project, plan, refuse, write }: ApplyInput): AppliedPlan {
  const blocked = new Map<string, string>();
  for (;;) {
    const current = plan((group) => !blocked.has(group.id));
    refuse(current.rewrites);
    const changes = engine.toFileChanges(project, current.rewrites);
    const obstacles = engine.findBlocked(project.root, changes);
    if (obstacles.length === 0) {
      accountFor(project, current.fates);
      const failed = write(current, changes);
      const done = failed.size === 0 ? current : plan((group) => !isIn(group, blocked, failed));
      const left = new Map([...blocked, ...failed]);
      return { ...done, findings: done.findings.map(statusAfter(done.rewrites, left)) };
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

function isIn({ id }: Group, ...maps: readonly ReadonlyMap<string, string>[]): boolean {
  return maps.some((map) => map.has(id));
}

function statusAfter(rewrites: readonly Rewrite[], left: ReadonlyMap<string, string>) {
  const written = new Set(rewrites.flatMap((rewrite) => rewrite.groups));
  return (finding: PlannedFinding): AppliedFinding => {
    const { group, after, status } = finding;
    if (group === null || after === null || status === "left-out") return finding;
    const obstacle = left.get(group);
    if (obstacle !== undefined) return { ...finding, status: "left-out", reason: obstacle };
    return written.has(group) ? { ...finding, status: "applied" } : finding;
  };
}
