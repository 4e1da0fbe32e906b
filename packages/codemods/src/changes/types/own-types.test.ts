import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (code: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string; streak: number }
async function list(): Promise<Habit[]> {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await response.json()).data
}
${code}
`,
  });

test.each([
  ["Pick<Habit, 'title' | 'streak'>", "{ title: string; streak: number }"],
  ["{ [K in 'title' | 'streak']: Habit[K] }", "{ title: string; streak: number }"],
  [
    "{ readonly [K in 'title' | 'streak']?: Habit[K] }",
    "{ readonly title?: string; readonly streak?: number }",
  ],
])(
  "what declares objects of one's own is written out, and they keep their names: %s",
  (type, written) => {
    const { files, confidences, manual } = result(`type Row = ${type}
const rows: Row[] = (await list()).map(({ title, streak }) => ({ title, streak }))
console.log(JSON.stringify(rows))`);
    expect({ manual, confidences }).toEqual({ manual: [], confidences: ["safe"] });
    expect(files["a.ts"]).toContain(`type Row = ${written}`);
    expect(files["a.ts"]).toContain("=> ({ title, streak }))");
  },
);

test("what declares a body that is sent takes the members of v2", () => {
  const { files } = result(`type Patch = { [K in 'title']?: Habit[K] }
export const save = (id: string, patch: Patch) => fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(patch) })
await save('h1', { title: 'Run' })`);
  expect(files["a.ts"]).toContain("{ [K in 'name']?: Habit[K] }");
  expect(files["a.ts"]).toContain("{ name: 'Run' }");
});

test("what is made of its names stays with it", () => {
  const { files, manual } = result(`type Row = Pick<Habit, 'title' | 'streak'>
type Change = { [K in keyof Row]: { field: K; value: Row[K] } }[keyof Row]
const heading: Row['title'] = 'Rows'
const changed = (row: Row, { field, value }: Change): Row => ({ ...row, [field]: value })
const rows: Row[] = (await list()).map(({ title, streak }) => ({ title, streak }))
console.log(heading, rows.map((row) => changed(row, { field: 'title', value: row.title + '!' }).title))`);
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("{ [K in keyof Row]: { field: K; value: Row[K] } }[keyof Row]");
  expect(files["a.ts"]).toContain("heading: Row['title']");
});

test.each([
  ["{ [K in keyof Draft]: Draft[K] | null }", "{ title: string | null; target: number | null }"],
  ["Nullable<Draft>", "Nullable<{ title: string; target: number }>"],
])(
  "a form whose members may be nothing yet keeps them, and what it is sent as has those of v2: %s",
  (type, written) => {
    const { files, confidences } = result(`interface Draft { title: string; target: number }
type Nullable<T> = { [K in keyof T]: T[K] | null }
type Form = ${type}
const form: Form = { title: null, target: null }
form.target = 3
function toBody({ title, target }: Form): Draft {
  if (title === null || target === null) throw new Error('incomplete')
  return { title, target }
}
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(toBody(form)) })`);
    expect(files["a.ts"]).toContain(`type Form = ${written}`);
    expect(files["a.ts"]).toContain("form.target = 3");
    expect(files["a.ts"]).toContain(
      "return { name: title, goals: [{ periodicity: 'daily', value: target }",
    );
    expect(confidences).toEqual(["safe"]);
  },
);

test("what a change that is named when the program runs is a part of is written out, too", () => {
  const { files } = result(`type Editable = Pick<Habit, 'title' | 'target'>
async function set<K extends keyof Editable>(id: string, key: K, value: Editable[K]): Promise<void> {
  const changes: Partial<Editable> = { [key]: value }
  await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(changes) })
}
await set('h1', 'title', (await list())[0]!.title + '!')
await set('h1', 'target', 3)`);
  expect(files["a.ts"]).toContain("type Editable = { title: string; target: number }");
  expect(files["a.ts"]).toContain("const changes: { title?: string; target?: number }");
  expect(files["a.ts"]).toContain("await set('h1', 'target', 3)");
});

const drafted = (diff: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string; streak: number }
type Draft = Omit<Habit, 'id' | 'streak'>
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const NAMES = ['title', 'target'] as const
${diff}
const habit = await ask<Habit>('GET', '/habits/h1')
await ask<Habit>('PUT', '/habits/h1', changed(habit, { title: 'Run', target: 3 }))
`,
  });
const KEPT = "{ title?: string; target?: number; unit?: string }";

test("a type that is made of one that keeps its names keeps them in each place", () => {
  const { files, manual } = drafted(
    `function changed(before: Habit, after: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(NAMES.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]])) as Partial<Draft>
}`,
  );
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(`after: ${KEPT}): ${KEPT}`);
  expect(files["a.ts"]).toContain("!== after[key]");
  expect(files["a.ts"]).toContain("changed(habit, { title: 'Run', target: 3 })");
});

test("what is accumulated has the type that is said of it", () => {
  const { files, manual } = drafted(
    `const changed = (before: Habit, after: { title: string; target: number }): Partial<Draft> =>
  NAMES.reduce<Partial<Draft>>((all, key) => (before[key] === after[key] ? all : { ...all, [key]: after[key] }), {})`,
  );
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(`NAMES.reduce<${KEPT}>(`);
});

test("what is declared in parts keeps its names in each of them", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string; frequency: string }
type Wanted = Pick<Habit, 'title' | 'target'> & { frequency?: Habit['frequency'] }
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const wanted: Wanted[] = [{ title: 'Run', target: 3 }, { title: 'Walk', target: 2, frequency: 'weekly' }]
const habits = await ask<Habit[]>('GET', '/habits')
const isSame = (habit: Habit, plan: Wanted) => (Object.keys(plan) as (keyof Wanted)[]).every((key) => habit[key] === plan[key])
for (const each of wanted) {
  if (!habits.some((habit) => isSame(habit, each))) await ask<Habit>('POST', '/habits', { unit: 'km', ...each })
}
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "type Wanted = { title: string; target: number } & { frequency?: Habit['occurrence']['type'] }",
  );
  expect(files["a.ts"]).toContain("[{ title: 'Run', target: 3 }, {");
});
