import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
const get = async (path: string) => (await (await fetch(process.env.HABIT_API + '/api/v1/' + path, { headers: { 'X-API-Key': 'k' } })).json())
${code}
`,
  });

test.each([
  [
    "an answer of each",
    `interface Answers { habits: Habit[]; areas: { name: string }[] }
type Loaded = { [K in keyof Answers]?: { success: boolean; data: Answers[K] } }
const loaded: Loaded = {}
const load = async <K extends keyof Answers>(name: K) => { loaded[name] = (await get(name)) as Loaded[K] }
await load('habits')
console.log(loaded.habits?.data.map(({ title }) => title))`,
  ],
  [
    "a function for each",
    `interface Answers { habits: Habit[]; areas: { name: string }[] }
const loaders: { [K in keyof Answers]: () => Promise<{ data: Answers[K] }> } = { habits: () => get('habits'), areas: () => get('areas') }
console.log((await loaders.habits()).data.map(({ title }) => title))`,
  ],
])("a type that a mapped one has %s of is followed", (_, code) => {
  const { files, confidences } = after(code);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain("interface Habit { id: string; name: string; goals:");
  expect(files["a.ts"]).toContain("({ name: title }) => title");
});

test("what has something else under each name of a habit keeps these names", () => {
  const { files } = after(`type Rules<T> = { [K in keyof T]?: (value: T[K]) => boolean }
const rules: Rules<Habit> = { title: (value) => value !== '', target: (value) => value > 0 }
const { data } = (await get('habits')) as { data: Habit[] }
console.log(data.map((habit) => habit.title), Object.keys(rules))`);
  expect(files["a.ts"]).toContain(
    "{ title: (value) => value !== '', target: (value) => value > 0 }",
  );
  expect(files["a.ts"]).toContain("habit.name");
});
