import { convert } from "@habitshift/converter";
import type { HabitV1, HabitV2, LogRecordV2 } from "@habitshift/schemas";
import { logOf, readHabits } from "./habits.ts";
import type { Store } from "./open-database.ts";

/** What a sandbox holds, by what it means: the same whether v1 or v2 wrote it. */
export interface FinalState {
  readonly habits: readonly FinalHabit[];
  readonly areas: readonly string[];
}

export interface FinalHabit {
  /** Absent where the seed did not have it: then its id is by chance. */
  readonly id?: string;
  /** As v1 says it, without what is computed. */
  readonly habit: HabitV1;
  /** v1 knows the first goal only. */
  readonly otherGoals: NonNullable<HabitV2["goals"]>;
  readonly logs: readonly Omit<LogRecordV2, "id" | "habitId">[];
  readonly notes: readonly string[];
}

/** A state, and the ids of its habits in the same order. */
export interface ReadState {
  readonly state: FinalState;
  readonly ids: readonly string[];
}

/**
 * Reads what a sandbox holds, in an order that does not depend on which of two requests came first.
 *
 * @param seeded - The ids of the habits that it began with; none: those that it has now.
 */
export async function readState(
  store: Store,
  now: Date,
  seeded?: readonly string[],
): Promise<ReadState> {
  const habits = await readHabits(store, now);
  const logs = await store.selectFrom("logs").selectAll().execute();
  const notes = await store.selectFrom("notes").selectAll().execute();
  const areas = await store.selectFrom("areas").selectAll().execute();
  const all = habits.map(({ habit: { statistics: _, id, ...habit } }) => {
    const isOwn = ({ habitId }: { readonly habitId: string }) => habitId === id;
    const final: FinalHabit = {
      ...((seeded?.includes(id) ?? true) && { id }),
      habit: convert(habit, { kind: "habit", to: "v1" }).value,
      otherGoals: (habit.goals ?? []).slice(1),
      logs: sorted(logs.filter(isOwn).map(finalLog)),
      notes: sorted(notes.filter(isOwn).map(({ text }) => text)),
    };
    return { final, id };
  });
  // What a habit holds comes first, for an id that is by chance must not say where it stands.
  const ordered = sorted(all);
  return {
    state: {
      habits: ordered.map(({ final }) => final),
      areas: sorted(areas.map(({ name }) => name)),
    },
    ids: ordered.map(({ id }) => id),
  };
}

function finalLog(row: Parameters<typeof logOf>[0]): FinalHabit["logs"][number] {
  const { id: _, habitId: __, ...log } = logOf(row);
  return log;
}

function sorted<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => [JSON.stringify(item), item] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}
