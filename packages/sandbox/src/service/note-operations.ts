import type { NoteV2 } from "@habitshift/schemas";
import { ofHabit } from "./log-operations.ts";
import { created, done, missing, type Operation } from "./operation.ts";

const list = ofHabit(async ({ store }, { parameters, page }) => {
  const own = store.selectFrom("notes").where("habitId", "=", parameters.habitId ?? "");
  const { total } = await own
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const all = own.select(["id", "habitId", "text"]).orderBy("seq");
  const rows = await (page === undefined
    ? all
    : all.limit(page.limit).offset(page.offset)
  ).execute();
  return { ...done(rows), total: Number(total) };
});

const create = ofHabit(async ({ store, createId }, { parameters, body }) => {
  const { text = "" } = body as NoteV2;
  const row = { id: createId(), habitId: parameters.habitId ?? "", text };
  await store.insertInto("notes").values(row).execute();
  return created(row);
});

const update = ofHabit(async ({ store }, { parameters, body }) => {
  const { habitId = "", noteId = "" } = parameters;
  const { text } = body as NoteV2;
  if (text !== undefined) {
    await store
      .updateTable("notes")
      .set({ text })
      .where("id", "=", noteId)
      .where("habitId", "=", habitId)
      .execute();
  }
  const row = await store
    .selectFrom("notes")
    .select(["id", "habitId", "text"])
    .where("id", "=", noteId)
    .where("habitId", "=", habitId)
    .executeTakeFirst();
  return row === undefined ? missing("note") : done(row);
});

const remove = ofHabit(async ({ store }, { parameters }) => {
  const { habitId = "", noteId = "" } = parameters;
  const { numDeletedRows } = await store
    .deleteFrom("notes")
    .where("id", "=", noteId)
    .where("habitId", "=", habitId)
    .executeTakeFirst();
  return numDeletedRows === 0n ? missing("note") : done({ id: noteId });
});

/** What v2 does with the notes of a habit, by the id of the endpoint. */
export const noteOperations: Readonly<Record<string, Operation>> = {
  "v2.notes.list": list,
  "v2.notes.create": create,
  "v2.notes.update": update,
  "v2.notes.delete": remove,
};
