import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTest, testSeed } from "../testing/client.ts";
import { keyCommands } from "../testing/key-commands.ts";
import {
  command,
  dateOf,
  dayOf,
  figuresOf,
  type Model,
  newHabit,
  start,
} from "../testing/model.ts";

/** The id of a habit of the model; undefined where there is none. */
function pick(model: Model, at: number): string | undefined {
  const ids = [...model.habits.keys()];
  return ids[at % Math.max(1, ids.length)];
}

const hasHabits = (model: Model) => model.habits.size > 0;
const index = fc.nat(9);

const create = fc.string().map((name) =>
  command(`create ${name}`, async (model, ask) => {
    const { status, json } = await ask("POST", "/api/v2/habits", { name });
    expect(status).toBe(201);
    model.habits.set(json.data.id, newHabit(name));
  }),
);

const rename = fc.tuple(index, fc.string()).map(([at, title]) =>
  command(
    `rename ${at}`,
    async (model, ask) => {
      const id = pick(model, at) ?? "";
      const isOpen = start + model.hour * 3_600_000 < Date.parse("2025-02-15T00:00:00Z");
      const { status } = await ask("PUT", `/api/v1/habits/${id}`, { title });
      expect(status).toBe(isOpen ? 200 : 410);
      const habit = model.habits.get(id);
      if (isOpen && habit) habit.name = title;
    },
    hasHabits,
  ),
);

const log = fc.tuple(index, fc.nat(5), fc.boolean()).map(([at, ago, isSkip]) =>
  command(
    `log ${at} ${ago} days ago ${isSkip}`,
    async (model, ask) => {
      const id = pick(model, at) ?? "";
      const day = dayOf(model) - ago;
      const targetDate = dateOf(day);
      const path = `/v2/habits/${id}/logs${isSkip ? "/skip" : ""}`;
      const body = isSkip ? { targetDate } : { targetDate, value: 1, unitSymbol: "rep" };
      expect((await ask("POST", path, body)).status).toBe(201);
      const { days, skipped } = model.habits.get(id) ?? newHabit("");
      (isSkip ? skipped : days).add(day);
    },
    hasHabits,
  ),
);

const remove = fc.tuple(index, fc.boolean()).map(([at, isBatch]) =>
  command(
    `remove ${at} ${isBatch}`,
    async (model, ask) => {
      const id = pick(model, at) ?? "";
      const operations = [{ method: "DELETE", path: `/habits/${id}` }];
      const { status } = await (isBatch
        ? ask("POST", "/v2/batch", { operations })
        : ask("DELETE", `/v2/habits/${id}`));
      expect(status).toBe(200);
      model.habits.delete(id);
      expect((await ask("GET", `/v2/habits/${id}`)).status).toBe(404);
    },
    hasHabits,
  ),
);

const move = fc
  .oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 600 }))
  .map((hours) =>
    command(`move ${hours}`, async (model, _, { sandbox }) => {
      model.hour += hours;
      sandbox.clock.move(new Date(start + model.hour * 3_600_000));
    }),
  );

const list = fc.constant(
  command("list", async (model, ask) => {
    const { json } = await ask("GET", "/v2/habits?limit=100");
    const seen = json.data.map((own: { id: string; name: string }) => [own.id, own.name]);
    expect(seen).toEqual([...model.habits].map(([id, { name }]) => [id, name]));
    for (const { id, statistics } of json.data) {
      expect(statistics).toEqual(figuresOf(model.habits.get(id) ?? newHabit(""), dayOf(model)));
    }
    expect(json.pagination.total).toBe(model.habits.size);
  }),
);

const batch = fc.array(fc.string(), { minLength: 1, maxLength: 3 }).map((names) =>
  command(`batch ${names}`, async (model, ask) => {
    const operations = [
      ...names.map((name) => ({ method: "POST", path: "/habits", body: { name } })),
      { method: "DELETE", path: "/habits/none" },
    ];
    const { json } = await ask("POST", "/v2/batch", { operations });
    const { results } = json.data;
    expect(results.at(-1).status).toBe(404);
    for (const [index, name] of names.entries()) {
      model.habits.set(results[index].data.id, newHabit(name));
    }
  }),
);

const reset = fc.constant(
  command("reset", async (model, ask) => {
    expect((await ask("POST", "/_sandbox/reset")).status).toBe(200);
    for (const id of ["h1", "h2"]) await ask("DELETE", `/v2/habits/${id}`);
    model.habits.clear();
    model.keys.length = 0;
    model.hour = 0;
  }),
);

const refused = fc.constantFrom("k-no", "k-old", "k-v1").map((key) =>
  command(`key ${key}`, async (_, ask) => {
    const { status } = await ask("GET", "/v2/habits", undefined, { "X-API-Key": key });
    expect(status).toBe(key === "k-v1" ? 403 : 401);
  }),
);

describe("the sandbox", () => {
  test("does what a small model of it does", async () => {
    const commands = fc.commands(
      [
        create,
        rename,
        log,
        log,
        log,
        remove,
        batch,
        move,
        list,
        list,
        refused,
        reset,
        ...keyCommands,
      ],
      { maxCommands: 30, size: "max" },
    );
    const property = fc.asyncProperty(commands, async (own) => {
      const real = await openTest({
        asOf: new Date(start),
        seed: { ...testSeed, plan: "team" },
      });
      for (const id of ["h1", "h2"]) await real.ask("DELETE", `/v2/habits/${id}`);
      const setup = () => ({ model: { habits: new Map(), keys: [], hour: 0 }, real });
      await fc.asyncModelRun(setup, own);
      await real.sandbox.close();
    });
    await fc.assert(property, { numRuns: 20 });
  }, 90_000);
});
