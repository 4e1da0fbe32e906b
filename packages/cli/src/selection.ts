import type { Finding, Group } from "@habitshift/codemods";
import { type ChangeId, changes } from "@habitshift/schemas";
import { suggest } from "./nearest-name.ts";
import { UsageError } from "./usage-error.ts";

/** The changes that a user wants; a group is taken or left as a whole. */
export interface Selection {
  /** Null: all. */
  readonly only: ReadonlySet<ChangeId> | null;
  readonly skip: ReadonlySet<ChangeId>;
}

/** @throws UsageError - where an id is not one of a change. */
export function createSelection(only: readonly string[], skip: readonly string[]): Selection {
  return {
    only: only.length === 0 ? null : new Set(only.map((id) => findChangeId(id, "--only"))),
    skip: new Set(skip.map((id) => findChangeId(id, "--skip"))),
  };
}

/** Whether a group has a change that is wanted and none that is not. */
export function isGroupSelected({ only, skip }: Selection, group: Pick<Group, "changes">): boolean {
  if (group.changes.some((change) => skip.has(change))) return false;
  return only === null || group.changes.some((change) => only.has(change));
}

/** Whether a finding is of interest: its group is selected, or it has none and its change is. */
export function isFindingSelected(
  selection: Selection,
  finding: Pick<Finding, "group" | "change">,
  groups: ReadonlyMap<string, Group>,
): boolean {
  const group = finding.group === null ? undefined : groups.get(finding.group);
  return isGroupSelected(selection, group ?? { changes: [finding.change] });
}

/** What comes along with, or is left with, the changes that the user named; in words. */
export function describeCompanions(selection: Selection, groups: readonly Group[]): string[] {
  const { only, skip } = selection;
  const brought = groups
    .filter((group) => only !== null && isGroupSelected(selection, group))
    .flatMap((group) => group.changes.filter((change) => only?.has(change) !== true));
  const left = groups
    .filter((group) => group.changes.some((change) => skip.has(change)))
    .flatMap((group) => group.changes.filter((change) => !skip.has(change)));
  const list = (ids: readonly string[]) => [...new Set(ids)].sort().join(", ");
  const because = "edits of one group stand or fall together";
  return [
    ...(brought.length > 0 ? [`--only brings along ${list(brought)}: ${because}`] : []),
    ...(left.length > 0 ? [`--skip also leaves places of ${list(left)}: ${because}`] : []),
  ];
}

function findChangeId(id: string, flag: string): ChangeId {
  const ids = changes.map((change) => change.id);
  const found = ids.find((known) => known === id);
  if (found !== undefined) return found;
  throw new UsageError(`${flag}: no change has the id ${id}${suggest(id, ids)}`);
}
