import type { HabitV2, LogRecordV2 } from "@habitshift/schemas";
import type { Selectable } from "kysely";
import { type Completions, completionsOf } from "./completions.ts";
import type { Store } from "./open-database.ts";
import type { Tables } from "./tables.ts";

/** A habit as v2 returns it, and the days that its figures count. */
export interface CountedHabit {
  readonly habit: HabitV2 & { readonly id: string };
  readonly completions: Completions;
}

/** How many bound values one statement takes without a doubt. */
const most = 500;

/** Habits in the order of creation, with their figures; those of the ids, a page, or all. */
export async function readHabits(
  store: Store,
  now: Date,
  part: { readonly id?: string; readonly limit?: number; readonly offset?: number } = {},
): Promise<readonly CountedHabit[]> {
  let query = store.selectFrom("habits").selectAll().orderBy("seq");
  if (part.id !== undefined) query = query.where("id", "=", part.id);
  if (part.limit !== undefined) query = query.limit(part.limit).offset(part.offset ?? 0);
  const rows = await query.execute();
  const logs = await logsByHabit(
    store,
    rows.map(({ id }) => id),
  );
  const today = now.toISOString().slice(0, 10);
  return rows.map(({ id, name, occurrence, goals }) => {
    const own: HabitV2 & { id: string } = { id, name };
    if (occurrence !== null) own.occurrence = JSON.parse(occurrence);
    if (goals !== null) own.goals = JSON.parse(goals);
    const completions = completionsOf(logs.get(id) ?? [], own.goals?.[0]?.value, today);
    const { days, current, best } = completions;
    own.statistics = {
      currentStreak: current,
      bestStreak: best,
      totalCompletions: days.length,
    };
    return { habit: own, completions };
  });
}

async function logsByHabit(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LogRecordV2[]>> {
  const found = new Map<string, LogRecordV2[]>();
  for (let at = 0; at < ids.length; at += most) {
    const rows = await store
      .selectFrom("logs")
      .selectAll()
      .where("habitId", "in", ids.slice(at, at + most))
      .orderBy("seq")
      .execute();
    for (const row of rows) listOf(found, row.habitId).push(logOf(row));
  }
  return found;
}

type LogRow = Omit<Selectable<Tables["logs"]>, "seq">;

/** A log as v2 returns it; a skip has no value. */
export function logOf({ id, habitId, targetDate, value, unitSymbol, skipped }: LogRow) {
  const own: LogRecordV2 & { id: string } = { id, habitId, targetDate };
  if (skipped === 1) own.skipped = true;
  if (value !== null) own.value = value;
  if (unitSymbol !== null) own.unitSymbol = unitSymbol;
  return own;
}

function listOf(found: Map<string, LogRecordV2[]>, id: string): LogRecordV2[] {
  const list = found.get(id) ?? [];
  found.set(id, list);
  return list;
}
