import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const helper =
  "const only = (object, names) => Object.fromEntries(Object.entries(object).filter(([key]) => names.includes(key)))";
const picked = (rest: string, pick = helper) =>
  migrated({
    "a.mjs": `${pick}
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
${rest}
`,
  });

test.each([
  ["['title']", "{ name: 'title' }[key] ?? key"],
  ["['title', 'unit', 'target']", "{ name: 'title', goals: 'unit' }[key] ?? key"],
  ["['streak', 'id']", "{ statistics: 'streak' }[key] ?? key"],
])("a list is asked for the v1 name of each member: %s", (names, asked) => {
  const { files, confidences, manual } = picked(`console.log(only(data, ${names}).title)`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(`names.includes(${asked})`);
  expect(files["a.mjs"]).toContain(`only(data, ${names}).name`);
});

test.each([
  ["key in known", "({ name: 'title' }[key] ?? key) in known"],
  ["Object.hasOwn(known, key)", "Object.hasOwn(known, { name: 'title' }[key] ?? key)"],
])("an object of the program's own is asked for the v1 name of each member: %s", (asked, after) => {
  const { files, confidences, manual } = picked(
    "const known = { title: (text) => text.trim() }\nconsole.log(only(data, known).title)",
    helper.replace("names.includes(key)", asked).replace("names)", "known)"),
  );
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(after);
});

test("so it is for what is sent", () => {
  const { files, confidences } = picked(`const form = { title: 'Row', colour: 'red' }
await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(only(form, ['title'])) })`);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("form = { name: 'Row', colour: 'red' }");
});

test("what is named alone of what v2 has together is for a person to see", () => {
  expect(picked("console.log(only(data, ['title', 'target']).title)").confidences).toEqual([
    "review",
  ]);
});

test.each([
  "const only = (object, names) => { const out = {}; for (const key of Object.keys(object)) if (names.includes(key)) out[key] = object[key]; return out }",
  "const only = (object, names) => { const known = new Set(names); return Object.keys(object).filter((key) => known.has(key)).reduce((all, key) => ({ ...all, [key]: object[key] }), {}) }",
])("whichever way the members are taken: %s", (pick) => {
  const { files, confidences } = picked("console.log(only(data, ['title']).title)", pick);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("({ name: 'title' }[key] ?? key)");
});

const left = (names: string) =>
  picked(
    `console.log(only(data, ${names}).id)`,
    helper.replace("names.includes", "!names.includes"),
  );

test("what is left out by its name is left out in v2", () => {
  const { files, confidences } = left("['title', 'target', 'unit']");
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "!names.includes({ name: 'title', goals: 'target' }[key] ?? key)",
  );
});

test("nothing changes where what is left out is not there in v2", () => {
  const { files, confidences, manual } = left("['id', 'completedDates']");
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("!names.includes(key)");
  expect(left("['streak', 'completedDates']").files["a.mjs"]).toContain(
    "!names.includes({ statistics: 'streak' }[key] ?? key)",
  );
});

test.each([
  ["a part is left out of what v2 has together", left("['unit']")],
  [
    "names are only known when the program runs",
    picked("console.log(only(data, process.argv).title)"),
  ],
  [
    "other things are picked of, too",
    picked("console.log(only(data, ['title']).title, only({ name: 'x' }, ['name']))"),
  ],
  ["a name is v2's own", picked("console.log(only(data, ['title', 'name']).title)")],
])("it is left to a person where %s", (_, { manual }) => {
  expect(manual).toContain("title-to-name 1");
});

test("a compiler is told that any key may be asked for", () => {
  const { files, confidences } = migrated({
    "a.ts": `const WANTED: readonly string[] = ['title', 'note']
const headers = { 'X-API-Key': String(process.env.HABIT_API_KEY) }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers })).json()
const seen = Object.fromEntries(Object.entries(data).filter(([key]) => WANTED.includes(key)))
console.log(seen['title'])
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "WANTED.includes(({ name: 'title' } as Record<string, string>)[key] ?? key)",
  );
});

test("forms that are picked by the same list as habits have the names of v2, too", () => {
  const { files, confidences, manual } =
    picked(`const save = (id, body) => fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
const names = ['title', 'frequency', 'target', 'unit']
await save('h2', only({ title: 'Row', target: 3, colour: 'red' }, names))
await save('h1', only({ ...data, target: 6 }, names))`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("only({ name: 'Row', goals: ");
  expect(migrated(files).files).toEqual({});
});

test("a list that a compiler wants keys in has those of v2, each once", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number; completedDates: string[] }
const omit = <T extends object, const K extends readonly (keyof T)[]>(source: T, keys: K): Omit<T, K[number]> =>
  Object.fromEntries(Object.entries(source).filter(([key]) => !(keys as readonly PropertyKey[]).includes(key))) as Omit<T, K[number]>
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit }
console.log(omit(data, ['id', 'streak', 'completedDates']).title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("omit(data, ['id', 'statistics']).name");
  expect(files["a.ts"]).toContain("PropertyKey[]).includes(key))");
});
