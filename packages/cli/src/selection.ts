import type { Finding, Group } from "@habitshift/codemods";
import { suggest } from "@habitshift/codemods/nearest-name";
import { type ChangeId, changes } from "@habitshift/schemas";
import { UsageError } from "./usage-error.ts";

/** Changes and groups that a user names. */
interface Named {
  readonly changes: ReadonlySet<ChangeId>;
  readonly groups: ReadonlySet<string>;
}

/** What a user wants; a group is taken or left as a whole. */
export interface Selection {
  /** Null: all. */
  readonly only: Named | null;
  readonly skip: Named;
}

type Chosen = Pick<Group, "changes"> & { readonly id?: string };

/** @throws UsageError - where an id is neither one of a change nor like that of a group. */
export function createSelection(only: readonly string[], skip: readonly string[]): Selection {
  return {
    only: only.length === 0 ? null : readNamed(only, "--only"),
    skip: readNamed(skip, "--skip"),
  };
}

/** Whether a group is wanted, or has a change that is, and neither it nor any of its changes is not. */
export function isGroupSelected({ only, skip }: Selection, group: Chosen): boolean {
  return !isNamed(skip, group) && (only === null || isNamed(only, group));
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

/** @throws UsageError - where a group is named that there is not. */
export function refuseUnknownGroups(
  { only, skip }: Selection,
  groups: readonly Pick<Group, "id">[],
): void {
  const known = groups.map(({ id }) => id);
  for (const [flag, named] of [["--only", only] as const, ["--skip", skip] as const]) {
    const unknown = [...(named?.groups ?? [])].find((id) => !known.includes(id));
    if (unknown === undefined) continue;
    const there =
      known.length === 0 ? "there are none" : `there are ${known[0]} to ${known.at(-1)}`;
    throw new UsageError(
      `${flag}: no group has the id ${unknown}; ${known.length === 1 ? `there is ${known[0]}` : there}`,
    );
  }
}

/** What comes along with, or is left with, the changes that the user named; in words. */
export function describeCompanions(selection: Selection, groups: readonly Group[]): string[] {
  const { only, skip } = selection;
  const brought = groups
    .filter((group) => isGroupSelected(selection, group) && only?.groups.has(group.id) === false)
    .flatMap((group) => group.changes.filter((change) => only?.changes.has(change) !== true));
  const left = groups
    .filter((group) => isNamed(skip, group) && !skip.groups.has(group.id))
    .flatMap((group) => group.changes.filter((change) => !skip.changes.has(change)));
  const list = (ids: readonly string[]) => [...new Set(ids)].sort().join(", ");
  const because = "edits of one group stand or fall together";
  return [
    ...(brought.length > 0 ? [`--only brings along ${list(brought)}: ${because}`] : []),
    ...(left.length > 0 ? [`--skip also leaves places of ${list(left)}: ${because}`] : []),
  ];
}

function isNamed({ changes, groups }: Named, group: Chosen): boolean {
  return (
    (group.id !== undefined && groups.has(group.id)) ||
    group.changes.some((change) => changes.has(change))
  );
}

function readNamed(ids: readonly string[], flag: string): Named {
  const groups = ids.filter((id) => /^g\d+$/.test(id));
  const named = ids.filter((id) => !groups.includes(id));
  return {
    changes: new Set(named.map((id) => findChangeId(id, flag))),
    groups: new Set(groups),
  };
}

function findChangeId(id: string, flag: string): ChangeId {
  const ids = changes.map((change) => change.id);
  const found = ids.find((known) => known === id);
  if (found !== undefined) return found;
  throw new UsageError(`${flag}: no change has the id ${id}${suggest(id, ids)}`);
}
