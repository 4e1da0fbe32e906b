import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const SERVICE = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
`;
const TABLE =
  "({ title: habit.name, target: habit.goals?.[0]?.value, unit: habit.goals?.[0]?.unit })[key]";

test("what habits are compared with by its own names keeps them until it is sent", () => {
  const { files, confidences } = migrated({
    "a.mjs": `${SERVICE}const isSame = (habit, wanted) => Object.keys(wanted).every((key) => habit[key] === wanted[key])
const plans = [{ title: 'Run', target: 3 }, { title: 'Walk', unit: 'km', target: 2 }]
const habits = await ask('GET', '/habits')
for (const plan of plans)
  if (!habits.some((habit) => isSame(habit, plan))) await ask('POST', '/habits', plan)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(TABLE);
  expect(files["a.mjs"]).toContain("[{ title: 'Run', target: 3 }, { title: 'Walk'");
  expect(files["a.mjs"]).toContain("}))(plan))");
});

const typed = (fields: string) =>
  migrated({
    "a.ts": `interface Fields { title: string; target: number; unit: string }
interface Habit extends Fields { id: string; streak: number }
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const differs = (habit: Habit, wanted: ${fields}) =>
  (Object.keys(wanted) as (keyof Fields)[]).filter((key) => habit[key] !== wanted[key as 'title'])
const plan: ${fields} = { title: 'Run', target: 3, unit: 'km' }
const habit = await ask<Habit>('GET', '/habits/h1')
if (differs(habit, plan).length > 0) await ask<Habit>('PUT', '/habits/h1', plan)
`,
  }).files["a.ts"];

test("the names of the object that is gone through are all that come, where a type casts them, too", () => {
  expect(typed("Fields")).toContain(TABLE);
});

test("an object of any names may have others", () => {
  expect(typed("Record<string, string | number>")).not.toContain(TABLE);
});
