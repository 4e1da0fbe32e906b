import type { Group, PlannedFinding } from "@habitshift/codemods";

/** What a person says to an edit. */
export type Answer =
  | "yes"
  | "no"
  /** All of this change. */
  | "change"
  /** All in this file. */
  | "file"
  | "group"
  | "explain"
  /** Takes nothing more, and keeps what was taken. */
  | "quit"
  /** Takes nothing at all. */
  | "cancel";

/** One edit that is shown and asked for. */
export interface Question {
  readonly finding: PlannedFinding;
  readonly group: Group;
  /** Edits of its group, itself included. */
  readonly companions: readonly PlannedFinding[];
  /** Its place among all edits, from 1 on. */
  readonly position: number;
  readonly count: number;
}

/** How a person is asked. */
export interface Dialogue {
  show(question: Question): void;
  /** The places that prove it. */
  explain(question: Question): void;
  /** All that its group does. */
  showGroup(question: Question): void;
  ask(question: Question): Promise<Answer>;
  /** Says what an answer decided. */
  tell(question: Question, taken: boolean, groups: readonly Group[]): void;
}

/** The groups that were taken, and how the dialogue ended; null where it was cancelled. */
export interface Taken {
  readonly groups: ReadonlySet<string>;
  readonly stopped: boolean;
}

/**
 * Asks for each edit whose group is not decided yet. Edits of one group stand or fall together: an
 * answer decides for all of them.
 */
export async function askEdits(
  groups: readonly Group[],
  findings: readonly PlannedFinding[],
  dialogue: Dialogue,
): Promise<Taken | null> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const edits = findings.filter(isEditOf(byId));
  const open = new Set(groups.map(({ id }) => id));
  const taken = new Set<string>();
  for (const [at, finding] of edits.entries()) {
    const group = byId.get(finding.group ?? "");
    if (group === undefined || !open.has(group.id)) continue;
    const companions = edits.filter((other) => other.group === group.id);
    const question = { finding, group, companions, position: at + 1, count: edits.length };
    const answer = await decide(question, dialogue);
    if (answer === "cancel") return null;
    if (answer === "quit") return { groups: taken, stopped: true };
    const decided = edits
      .filter((other) => isMeant(answer, question, other))
      .flatMap((other) => byId.get(other.group ?? "") ?? [])
      .filter((each, index, all) => open.has(each.id) && all.indexOf(each) === index);
    for (const { id } of decided) {
      open.delete(id);
      if (answer !== "no") taken.add(id);
    }
    dialogue.tell(question, answer !== "no", decided);
  }
  return { groups: taken, stopped: false };
}

/** Shows and asks until the answer decides something. */
async function decide(
  question: Question,
  dialogue: Dialogue,
): Promise<Exclude<Answer, "explain" | "group">> {
  dialogue.show(question);
  for (;;) {
    const answer = await dialogue.ask(question);
    if (answer === "explain") dialogue.explain(question);
    else if (answer === "group") dialogue.showGroup(question);
    else return answer;
  }
}

function isMeant(answer: Answer, { finding, group }: Question, other: PlannedFinding): boolean {
  if (other.group === group.id) return true;
  return (
    (answer === "change" && other.change === finding.change) ||
    (answer === "file" && other.file === finding.file)
  );
}

/** Whether a finding is an edit that can be taken. */
function isEditOf(groups: ReadonlyMap<string, Group>) {
  return ({ group, after, status }: PlannedFinding): boolean =>
    group !== null && groups.has(group) && after !== null && status === "proposed";
}
