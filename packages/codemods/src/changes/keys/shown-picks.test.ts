import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) => {
  const { files, ...rest } = migrated({
    "a.mjs": `import _, { pick } from 'lodash'
import fp from 'lodash/fp.js'
const init = { headers: { 'X-API-Key': process.env.KEY } }
const read = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, init)).json()).data
const habit = await read('/habits/h1')
const book = { title: 'Emma', pages: 3 }
${code}
`,
  });
  return { text: String(files["a.mjs"]).split("\n").slice(6).join("\n"), ...rest };
};

test.each([
  [
    "console.log(_.pick(habit, ['id', 'title']))",
    "console.log({ id: habit.id, title: habit.name })",
  ],
  [
    "console.log(Object.keys(pick(habit, 'title', 'target')))",
    "Object.keys({ title: habit.name, target: habit.goals?.[0]?.value })",
  ],
  [
    "console.table((await read('/habits')).map((h) => _.pick(h, ['title', 'streak'])))",
    ".map((h) => ({ title: h.name, streak: h.statistics?.currentStreak })))",
  ],
  [
    "console.log(_(await read('/habits')).orderBy(['streak']).map((h) => _.pick(h, ['title'])).value())",
    ".map((h) => ({ title: h.name })).value())",
  ],
  [
    "const view = fp.pick(['title'], habit)\nconsole.log('view', view)",
    "const view = { title: habit.name }",
  ],
  [
    "console.log(JSON.stringify(_.mapKeys(_.pick(habit, ['title', 'streak']), (v, k) => k.toUpperCase())))",
    "_.mapKeys({ title: habit.name, streak: habit.statistics?.currentStreak }, (v, k)",
  ],
  [
    "const flat = _.mapKeys(_.pick(habit, ['title']), (v, k) => 'habit_' + k)\nconsole.log(flat.habit_title)",
    "_.mapKeys({ title: habit.name }, (v, k)",
  ],
])("what is picked of a habit to be shown has the names that it had: %s", (before, text) => {
  const result = after(before);
  expect(result.text).toContain(text);
  expect(result).toMatchObject({ confidences: ["safe"], manual: [] });
});

test("a function of the program that is called like one of the library's reads what it was made for", () => {
  const { text } = after(`const mapKeys = (of) => of.title
console.log(mapKeys(_.pick(habit, ['title'])))`);
  expect(text).toContain("const mapKeys = (of) => of.name");
  expect(text).toContain("mapKeys(_.pick(habit, ['name']))");
});

test("what is picked to be read or sent has the names of v2, and what is picked of one's own its own", () => {
  const { text, manual } = after(`const view = _.pick(habit, ['title'])
console.log(view.title, _.pick(book, ['title']))
await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { ...init, method: 'PUT', body: JSON.stringify(_.pick(habit, ['title'])) })`);
  expect(manual).toEqual([]);
  expect(text).toContain(
    "_.pick(habit, ['name'])\nconsole.log(view.name, _.pick(book, ['title']))",
  );
  expect(text).toContain("JSON.stringify({ ..._.pick(habit, ['name'])");
});
