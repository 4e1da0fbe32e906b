import type { HabitUpdateV2 } from "@habitshift/schemas";
import { jsonOf } from "../store/fill-store.ts";
import { readHabits } from "../store/habits.ts";
import { created, done, missing, type Operation } from "./operation.ts";

/**
 * All habits are due on any day: daily ones, and those whose occurrence is not known, and no other
 * word than `daily` is (decision `date-query`).
 */
const list: Operation = async ({ store, now }, { page }) => {
  const count = await store
    .selectFrom("habits")
    .select((own) => own.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const habits = await readHabits(store, now, page);
  return { ...done(habits.map(({ habit }) => habit)), total: Number(count.total) };
};

const create: Operation = async ({ store, now, createId }, { body }) => {
  const { name = "", occurrence, goals } = body as HabitUpdateV2;
  const id = createId();
  const row = { id, name, occurrence: jsonOf(occurrence), goals: jsonOf(goals) };
  await store.insertInto("habits").values(row).execute();
  const [counted] = await readHabits(store, now, { id });
  return created(counted?.habit);
};

const get: Operation = async ({ store, now }, { parameters }) => {
  const [counted] = await readHabits(store, now, { id: parameters.habitId ?? "" });
  return counted === undefined ? missing("habit") : done(counted.habit);
};

const update: Operation = async (scene, asked) => {
  const { name, occurrence, goals } = asked.body as HabitUpdateV2;
  const changes = {
    ...(name !== undefined && { name }),
    ...(occurrence !== undefined && { occurrence: JSON.stringify(occurrence) }),
    ...(goals !== undefined && { goals: JSON.stringify(goals) }),
  };
  if (Object.keys(changes).length > 0) {
    await scene.store
      .updateTable("habits")
      .set(changes)
      .where("id", "=", asked.parameters.habitId ?? "")
      .execute();
  }
  return get(scene, asked);
};

const remove: Operation = async ({ store }, { parameters }) => {
  const id = parameters.habitId ?? "";
  const { numDeletedRows } = await store
    .deleteFrom("habits")
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return missing("habit");
  await store.deleteFrom("logs").where("habitId", "=", id).execute();
  await store.deleteFrom("notes").where("habitId", "=", id).execute();
  return done({ id });
};

/** What v2 does below `/habits`, by the id of the endpoint. */
export const habitOperations: Readonly<Record<string, Operation>> = {
  "v2.habits.list": list,
  "v2.habits.create": create,
  "v2.habits.get": get,
  "v2.habits.update": update,
  "v2.habits.delete": remove,
};
