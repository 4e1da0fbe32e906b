import type { LogV2, SkipV2 } from "@habitshift/schemas";
import { logOf } from "../store/habits.ts";
import { created, done, missing, type Operation, type Scene } from "./operation.ts";

/** An operation on what belongs to a habit, which must be there. */
export function ofHabit(operation: Operation): Operation {
  return async (scene, asked) => {
    const found = await scene.store
      .selectFrom("habits")
      .select("id")
      .where("id", "=", asked.parameters.habitId ?? "")
      .executeTakeFirst();
    return found === undefined ? missing("habit") : operation(scene, asked);
  };
}

const list = ofHabit(async ({ store }, { parameters, page }) => {
  const own = store.selectFrom("logs").where("habitId", "=", parameters.habitId ?? "");
  const { total } = await own
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const all = own.selectAll().orderBy("seq");
  const rows = await (page === undefined
    ? all
    : all.limit(page.limit).offset(page.offset)
  ).execute();
  return { ...done(rows.map(logOf)), total: Number(total) };
});

async function add(
  { store, createId }: Scene,
  habitId: string,
  log: { targetDate: string; value: number | null; unitSymbol: string | null },
) {
  const row = { id: createId(), habitId, ...log, skipped: log.value === null ? 1 : 0 };
  await store.insertInto("logs").values(row).execute();
  return created(logOf(row));
}

const create = ofHabit((scene, { parameters, body }) => {
  const { targetDate, value, unitSymbol } = body as unknown as LogV2;
  return add(scene, parameters.habitId ?? "", { targetDate, value, unitSymbol });
});

const skip = ofHabit((scene, { parameters, body }) => {
  const { targetDate } = body as unknown as SkipV2;
  return add(scene, parameters.habitId ?? "", { targetDate, value: null, unitSymbol: null });
});

/** What v2 does with the logs of a habit, by the id of the endpoint. */
export const logOperations: Readonly<Record<string, Operation>> = {
  "v2.logs.list": list,
  "v2.logs.create": create,
  "v2.logs.skip": skip,
};
