import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

const result = (body: string) =>
  migrated({
    "a.mjs": `${LOAD}const fill = (sql, row) => ${body}
for (const habit of data) console.log(fill('insert :title :streak', habit))
`,
  });

test.each([
  "[...sql.matchAll(/:(\\w+)/g)].map((match) => row[match[1]])",
  "sql.match(/:\\w+/g).map((each) => each.slice(1)).map((name) => row[name])",
  "[new URL(process.argv[2]).searchParams.get('sort') ?? 'title'].map((name) => row[name])",
])(
  "a look-up by a name that is cut out of a text, or not known at all, is for review: %s",
  (body) => {
    const { files, confidences } = result(body);
    expect(confidences).toEqual(["review"]);
    expect(files["a.mjs"]).toContain("?? { title: row.name");
  },
);

test("what is counted in a list is not", () => {
  const { confidences } = result(
    "data.map((_, at) => data[at].title).concat(data[sql.length % data.length].id)",
  );
  expect(confidences).toEqual(["safe"]);
});

test.each([
  "const clone = (object) => Object.keys(object).reduce((made, key) => ({ ...made, [key]: object[key] }), {})",
  "const clone = (object) => Object.entries(object).reduce((made, [key, value]) => ({ ...made, [key]: value }), {})",
  "const clone = (object) => {\n  const made = {}\n  for (const key of Object.keys(object)) made[key] = object[key]\n  return made\n}",
])("a copy by the names that a habit has itself is a habit: %s", (clone) => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `${LOAD}${clone}\nconsole.log(clone(data[0]).title)`,
  });
  expect(files["a.mjs"]).toContain(`${clone}\nconsole.log(clone(data[0]).name)`);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test("members of two habits that are compared by the names that they have are left to a person", () => {
  const { manual } = migrated({
    "a.mjs": `${LOAD}console.log(Object.keys(data[0]).every((key) => data[0][key] === data[1][key]))`,
  });
  expect(manual.length).toBeGreaterThan(0);
});

test("what a class copies of own objects by the names that these have are members of habits, too", () => {
  const { files, manual } = migrated({
    "a.mjs": `${LOAD}class Entry {
  constructor(from) { for (const key in from) this[key] = from[key] }
  get line() { return this.title + this.streak }
}
console.log(data.map((each) => new Entry(each).line), new Entry({ title: 'Own', streak: 0 }).line)`,
  });
  expect(files["a.mjs"]).toContain("this.name + this.statistics.currentStreak");
  expect(files["a.mjs"]).toContain("{ name: 'Own', statistics: { currentStreak: 0 } }");
  expect(manual).toEqual([]);
});

test("own objects that a helper goes through as it does through habits keep their names", () => {
  const { files } = migrated({
    "a.mjs": `${LOAD}function changed(before, after) {
  const made = {}
  for (const key of Object.keys(after)) if (String(before[key]) !== String(after[key])) made[key] = after[key]
  return made
}
const body = changed(data[0], { ...data[0], title: 'Run' })
await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })
console.log(changed({ title: 'Mine' }, { title: 'Yours' }))`,
  });
  expect(files["a.mjs"]).toContain("changed({ title: 'Mine' }, { title: 'Yours' })");
});

test.each([
  [
    "(row ?? blank())[key]",
    "({ title: item.name, target: item.goals?.[0]?.value })[key])(row ?? blank())",
  ],
  [
    "rows.find((each) => each.title === 'Run')?.[key]",
    "({ title: item?.name, target: item?.goals?.[0]?.value })[key])(rows.find((each) => each.name === 'Run'))",
  ],
])("what cannot be named twice is handed to the look-up: %s", (read, expected) => {
  const own =
    "const other = [{ title: 'Own', target: '_top' }].map((link) => keys.map((key) => (link ?? {})[key]))";
  const { files, manual } = migrated({
    "a.mjs": `${LOAD}const [rows, row] = [data, data[0]]
const blank = () => data[1]
const keys = ['title', 'target']
console.log(keys.map((key) => ${read}))
${own}
`,
  });
  expect(files["a.mjs"]).toContain(`((item) => ${expected}`);
  expect(files["a.mjs"]).toContain(own);
  expect(manual).toEqual([]);
});

const labelled = (code: string, labels = "Record<'title' | 'streak', string>") =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const LABELS: ${labels} = { title: 'Name', streak: 'Run' }
const { data }: { data: Habit[] } = ${LOAD.slice("const { data } = ".length).replace("process.env.HABIT_API_KEY", "'k'")}${code}
for (const habit of data) console.log(show(habit))
`,
  });

const TABLE = "({ title: habit.name, streak: habit.statistics?.currentStreak })[key]";

test.each([
  "(Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => LABELS[key] + habit[key])",
  "(Object.entries(LABELS) as [keyof typeof LABELS, string][]).map(([key, label]) => label + habit[key])",
])("the names of a table whose type lists them are all that come: %s", (names) => {
  const { files, confidences } = labelled(`const show = (habit: Habit) => ${names}.join()`);
  expect(files["a.ts"]).toContain(`+ ${TABLE}`);
  expect(confidences).toEqual(["safe"]);
});

test("a table of any names may have others, too", () => {
  const show =
    "const show = (habit: any) => Object.keys(LABELS).map((key) => LABELS[key] + habit[key]).join()";
  const { files, confidences } = labelled(show, "Record<string, string>");
  expect(files["a.ts"]).not.toContain(TABLE);
  expect(confidences).toEqual(["review"]);
});

test("a compiler that takes any element for missing is told of that which is looked up", () => {
  const program = (config: object) =>
    migrated({
      "tsconfig.json": JSON.stringify({ compilerOptions: config }),
      "a.ts": `interface Habit { id: string; target: number; streak: number }
const { data }: { data: Habit[] } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const sum = (key: 'target' | 'streak') => data.reduce((all, habit) => all + habit[key], 0)
console.log(sum('target'), sum('streak'))
`,
    }).files["a.ts"];
  const table = (mark: string) =>
    `{ target: habit.goals?.[0]?.value${mark}, streak: habit.statistics?.currentStreak }`;
  expect(program({})).toContain(table(""));
  expect(program({ noUncheckedIndexedAccess: true })).toContain(table("!"));
});

test("a symbol names no member of a habit", () => {
  const { files, confidences } = migrated({
    "a.ts": `const dirty: unique symbol = Symbol('dirty')
const SEEN = Symbol.for('seen')
interface Habit { id: string; title: string; [dirty]?: true }
const { data }: { data: Habit[] } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
for (const habit of data) { habit[dirty] = true; (habit as any)[SEEN] = habit.title }
console.log(data.filter((habit) => habit[dirty]).length)
`,
  });
  expect(files["a.ts"]).toContain("habit[dirty] = true; (habit as any)[SEEN] = habit.name");
  expect(confidences).toEqual(["safe"]);
});
