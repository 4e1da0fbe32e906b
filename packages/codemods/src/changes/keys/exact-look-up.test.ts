import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const columns = (rest: string) =>
  migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const line = (row, names) => names.map((name) => row[name]).join(';')
for (const habit of data) console.log(line(habit, ['id', 'title', 'streak']))
${rest}
`,
  }).confidences;

test.each([
  [
    "has the member under its own name",
    "console.log(line({ title: 'Rain', unit: 'mm' }, ['title', 'unit']))",
  ],
  ["has nothing under either name", "console.log(line({ id: 3 }, ['id', 'title']))"],
  [
    "is another payload that is the same in v2",
    "console.log(line((await (await fetch(process.env.HABIT_API + '/api/v1/areas', { headers: { 'X-API-Key': 'k' } })).json()).data[0], ['name']))",
  ],
  [
    "has a member of a habit under its own name",
    "console.log(line({ title: data[0].title, streak: 0 }, ['title']))",
  ],
  ["is asked by no name", "console.log(line({ id: 3 }, [(row) => row.id]))"],
])("a look-up is exact where what else comes %s", (_, rest) => {
  expect(columns(rest)).toEqual(["safe"]);
});

test.each([
  ["has another under the name of v2", "console.log(line({ name: 'Rain' }, ['title']))"],
  [
    "may have nothing under the name",
    "console.log(line({ title: null, name: 'Rain' }, ['title']))",
  ],
  [
    "is asked by a name that a run gives",
    "console.log(line({ title: 'Rain' }, [process.argv[2]]))",
  ],
  [
    "is another payload that has a member under the name of v2",
    "console.log(line((await (await fetch(process.env.HABIT_API + '/api/v1/areas', { headers: { 'X-API-Key': 'k' } })).json()).data[0], ['title']))",
  ],
  [
    "may have members that are not seen",
    "console.log(line(JSON.parse(process.argv[2]), ['title']))",
  ],
])("it is not where what else comes %s", (_, rest) => {
  expect(columns(rest)).toEqual(["review"]);
});

test("it is not where a habit is asked for what only v2 calls so", () => {
  expect(columns("console.log(line({ name: 'x' }, ['name']), line(data[0], ['name']))")).toEqual([
    "review",
  ]);
});

const filled = (rest: string) =>
  migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const PLACE = /\\{(\\w+)\\}/g
const fill = (template, values) => template.replace(PLACE, (all, key) => values[key] ?? all)
for (const habit of data) console.log(fill('{title}: {streak}', habit))
${rest}
`,
  });

test("the names of a template that is filled are those that its pattern finds there", () => {
  const { files, confidences } = filled("console.log(fill('{title}', { title: 'Rain' }))");
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "values[key] ?? { title: values.name, streak: values.statistics?.currentStreak }[key]",
  );
});

test("a template that a run gives may name anything", () => {
  expect(filled("console.log(fill(process.argv[2], data[0]))").confidences).toEqual(["review"]);
});

const sorted = (shelf: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
interface Shelf { ${shelf} }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
const by = <T>(key: keyof T) => (a: T, b: T): number => (a[key] < b[key] ? -1 : 1)
export const best = [...data].sort(by<Habit>('streak')).concat([...data].sort(by<Habit>('title')))
export const shelves = (all: Shelf[]) => all.sort(by<Shelf>('title'))
`,
  });

test("names that stay those of v1 are as sure as the look-ups by them", () => {
  const { confidences, files } = sorted("title: string; rank: number");
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain("by = <T>(key: string)");
});

test.each(["title?: string; name: string", "title: string | null; name: string"])(
  "a type that may have nothing there is not: %s",
  (shelf) => {
    expect(sorted(shelf).confidences).toEqual(["review"]);
  },
);
