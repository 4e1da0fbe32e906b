import type { AreaV2, OverviewV2, StatisticsV2 } from "@habitshift/schemas";
import { readHabits } from "../store/habits.ts";
import { created, done, missing, type Operation } from "./operation.ts";
import type { Page } from "./page-of.ts";

/** A page of what is few enough to be read whole. */
function partOf<Item>(all: readonly Item[], page: Page | undefined) {
  const part = page === undefined ? all : all.slice(page.offset, page.offset + page.limit);
  return { ...done(part), total: all.length };
}

const statistics: Operation = async ({ store, now }) => {
  const habits = await readHabits(store, now);
  const perHabit = habits.map(({ habit, completions }) => ({
    habitId: habit.id,
    completions: completions.days.length,
  }));
  return done({ perHabit } satisfies StatisticsV2);
};

const overview: Operation = async ({ store, now }) => {
  const habits = await readHabits(store, now);
  const completions = habits.reduce((sum, own) => sum + own.completions.days.length, 0);
  return done({ habits: habits.length, completions } satisfies OverviewV2);
};

const listAreas: Operation = async ({ store }, { page }) =>
  partOf(await store.selectFrom("areas").select(["id", "name"]).orderBy("seq").execute(), page);

const createArea: Operation = async ({ store, createId }, { body }) => {
  const { name = "" } = body as AreaV2;
  const row = { id: createId(), name };
  await store.insertInto("areas").values(row).execute();
  return created(row);
};

const getArea: Operation = async ({ store }, { parameters }) => {
  const row = await store
    .selectFrom("areas")
    .select(["id", "name"])
    .where("id", "=", parameters.areaId ?? "")
    .executeTakeFirst();
  return row === undefined ? missing("area") : done(row);
};

const updateArea: Operation = async (scene, asked) => {
  const { name } = asked.body as AreaV2;
  if (name !== undefined) {
    await scene.store
      .updateTable("areas")
      .set({ name })
      .where("id", "=", asked.parameters.areaId ?? "")
      .execute();
  }
  return getArea(scene, asked);
};

const deleteArea: Operation = async ({ store }, { parameters }) => {
  const id = parameters.areaId ?? "";
  const { numDeletedRows } = await store
    .deleteFrom("areas")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 0n ? missing("area") : done({ id });
};

const listTemplates: Operation = async ({ store }, { page }) => {
  const rows = await store.selectFrom("templates").selectAll().orderBy("seq").execute();
  return partOf(rows.map(templateOf), page);
};

const getTemplate: Operation = async ({ store }, { parameters }) => {
  const row = await store
    .selectFrom("templates")
    .selectAll()
    .where("id", "=", parameters.templateId ?? "")
    .executeTakeFirst();
  return row === undefined ? missing("template") : done(templateOf(row));
};

function templateOf({ id, habits }: { readonly id: string; readonly habits: string }) {
  return { templateId: id, habits: JSON.parse(habits) };
}

/** What v2 does beside habits, by the id of the endpoint. */
export const accountOperations: Readonly<Record<string, Operation>> = {
  "v2.statistics.get": statistics,
  "v2.statistics.overview": overview,
  "v2.areas.list": listAreas,
  "v2.areas.create": createArea,
  "v2.areas.get": getArea,
  "v2.areas.update": updateArea,
  "v2.areas.delete": deleteArea,
  "v2.templates.list": listTemplates,
  "v2.templates.get": getTemplate,
};
