import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const SERVICE = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
`;
const TABLE =
  "({ title: habit.name, target: habit.goals?.[0]?.value, unit: habit.goals?.[0]?.unit })[key";

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

const typed = (fields: string, names = "(Object.keys(wanted) as (keyof Fields)[])", key = "key") =>
  migrated({
    "a.ts": `interface Fields { title: string; target: number; unit: string }
interface Habit extends Fields { id: string; streak: number }
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const differs = (habit: Habit, wanted: ${fields}) =>
  ${names}.filter((key) => habit[${key}] !== wanted[${key}])
const plan: ${fields} = { title: 'Run', target: 3, unit: 'km' }
const habit = await ask<Habit>('GET', '/habits/h1')
if (differs(habit, plan).length > 0) await ask<Habit>('PUT', '/habits/h1', plan)
`,
  }).files["a.ts"];

test("the names of the object that is gone through are all that come, where a type casts them, too", () => {
  expect(typed("Fields")).toContain(TABLE);
});

test("an object of any names may have others", () => {
  expect(
    typed("Record<string, string | number>", "Object.keys(wanted)", "key as 'title'"),
  ).not.toContain(TABLE);
});

test("names that a constant lists are those of the object that they were taken of, and a rest keeps them", () => {
  const { files, manual } = migrated({
    "a.mjs": `${SERVICE}const rows = [{ ref: 'a', title: 'Run', target: 3 }, { ref: 'b', title: 'Walk', target: 2 }]
const KEYS = Object.keys(rows[0]).filter((key) => key !== 'ref')
const habits = await ask('GET', '/habits')
for (const { ref, ...body } of rows)
  if (!habits.some((habit) => KEYS.every((key) => habit[key] === body[key]))) console.log(ref, await ask('POST', '/habits', body))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ ref: 'a', title: 'Run', target: 3 }");
  expect(files["a.mjs"]).toContain("}))(body))");
});

test("what a function of any objects compares is looked up as a compiler takes it", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
function changed<T extends object>(a: T, b: Partial<T>): (keyof T)[] {
  return (Object.keys(b) as (keyof T)[]).filter((key) => a[key] !== b[key])
}
console.log(changed({ title: 'Weekly', theme: 'dark' }, { title: 'Monthly' }))
const habit = await ask<Habit>('GET', '/habits/h1')
const edited: Partial<Habit> = { title: habit.title + '!', target: 3 }
if (changed(habit, edited).length > 0) await ask<Habit>('PUT', '/habits/h1', edited)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("((a as any)[key] ?? ({ title: (a as any).name, ");
});

test("the names of a draft that others are set in are those that its type lists", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
type Draft = Pick<Habit, 'title' | 'target' | 'unit'>
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const habit = await ask<Habit>('GET', '/habits/h1')
let draft: Draft = { title: habit.title, target: habit.target, unit: habit.unit }
const set = <K extends keyof Draft>(key: K, value: Draft[K]) => { draft = { ...draft, [key]: value } }
set('title', 'Run'); set('target', 3)
const dirty = (Object.keys(draft) as (keyof Draft)[]).filter((key) => draft[key] !== habit[key])
await ask<Habit>('PUT', '/habits/h1', Object.fromEntries(dirty.map((key) => [key, draft[key]])))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(TABLE);
});
