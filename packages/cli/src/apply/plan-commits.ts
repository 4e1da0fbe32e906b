import type { FileChange, Group, Migration, MigrationPlan, Project } from "@habitshift/codemods";
import type { Engine } from "../engine.ts";
import type { CommitStep } from "./commit-groups.ts";
import { describeCommit, describeTodoCommit } from "./describe-commit.ts";

/** A step, and the groups that it commits. */
export interface GroupedStep extends CommitStep {
  readonly groups: readonly string[];
}

/**
 * The commits that carry out a plan: one for each group, in the order of the code, and one for all the
 * comments that are left for a person.
 */
export function planCommits(
  engine: Pick<Engine, "toFileChanges">,
  project: Project,
  migration: Migration,
  plan: MigrationPlan,
): GroupedStep[] {
  const chosen = new Set(plan.rewrites.flatMap(({ groups }) => groups));
  const units = [
    ...plan.groups.filter(({ id }) => chosen.has(id)).map((group) => [group]),
    plan.todos.filter(({ id }) => chosen.has(id)),
  ].filter((unit) => unit.length > 0);
  const states = new Map<string, Buffer>();
  const committed = new Set<string>();
  return units.map((unit): GroupedStep => {
    for (const { id } of unit) committed.add(id);
    const changes = changesOf(engine, project, migration, { unit, committed }, states);
    const groups = unit.map(({ id }) => id);
    const files = changes.map(({ file }) => file);
    const findings = plan.findings.filter(
      ({ group, after }) => after !== null && group !== null && groups.includes(group),
    );
    const isTodo = plan.todos.some(({ id }) => committed.has(id));
    const message = isTodo
      ? describeTodoCommit(unit.length, files)
      : describeCommit({ findings, files });
    return { groups, changes, message };
  });
}

/** What a step changes, over what the steps before it left. */
function changesOf(
  engine: Pick<Engine, "toFileChanges">,
  project: Project,
  migration: Migration,
  { unit, committed }: { readonly unit: readonly Group[]; readonly committed: ReadonlySet<string> },
  states: Map<string, Buffer>,
): FileChange[] {
  const files = new Set(unit.flatMap((group) => group.files));
  // A group without a file in common cannot tell in them.
  const { rewrites } = migration.plan(
    (group) => committed.has(group.id) && group.files.some((file) => files.has(file)),
  );
  const own = rewrites.filter(({ file }) => files.has(file));
  return engine.toFileChanges(project, own).map(({ file, before, after }) => {
    const change = { file, before: states.get(file) ?? before, after };
    states.set(file, after);
    return change;
  });
}
