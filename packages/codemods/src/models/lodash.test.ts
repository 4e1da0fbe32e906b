import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const program = (lines: string): Readonly<Record<string, string>> => ({
  "report.mjs": `import _ from 'lodash'
import fp from 'lodash/fp.js'
const headers = { 'X-API-Key': process.env.KEY }
const root = process.env.HABIT_API
const read = async (path) => (await (await fetch(\`\${root}/api/v1/\${_.trimStart(path, '/')}\`, { headers })).json()).data
const send = (id, body) => fetch(\`\${root}/api/v1/habits/\${id}\`, { method: 'PUT', headers, body: JSON.stringify(body) })
await send('h2', { title: 'Read' })
const habit = await read('/habits/h1')
const book = { title: 'Emma', target: 30, streak: 1 }
${lines}`,
});

test.each([
  [
    "_.set(habit, 'title', 'Run')\nconsole.log(habit.title)",
    "_.set(habit, 'name', 'Run')\nconsole.log(habit.name)",
  ],
  [
    "_.update(habit, 'target', (n) => n + 1)\nconsole.log(habit.target)",
    "_.update(habit, 'goals[0].value', (n) => n + 1)\nconsole.log(habit.goals[0].value)",
  ],
  ["console.log(fp.set('title', 'Run')(habit).title)", "fp.set('name', 'Run')(habit).name"],
  [
    "console.log(fp.update('streak', (n) => n + 1, habit).streak)",
    "fp.update('statistics.currentStreak', (n) => n + 1, habit).statistics.currentStreak",
  ],
  [
    "console.log(_.get({ habit }, ['habit', 'target']))",
    "_.get({ habit }, ['habit', 'goals', 0, 'value'])",
  ],
  ["console.log(fp.path(['title'])(habit))", "fp.path(['name'])(habit)"],
  ["console.log(_.isMatch(habit, { title: 'Run' }))", "_.isMatch(habit, { name: 'Run' })"],
  [
    "console.log(_.join(_.map(await read('habits'), 'title'), ', '))",
    "_.map(await read('habits'), 'name')",
  ],
  [
    "await send('h1', _.set({ title: 'Run' }, 'target', 2))",
    "await send('h1', _.set({ name: 'Run' }, 'goals[0].value', 2))",
  ],
])("a member that lodash writes by its name is written by that of v2: %s", (before, after) => {
  const { files, confidences, manual } = migrated(program(`${before}\n`));
  expect(files["report.mjs"]).toContain(after);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test("what lodash writes to an object of one's own keeps its names", () => {
  const { files, manual } = migrated(
    program(`_.set(book, 'title', habit.title)
_.update(book, 'target', (n) => n + 1)
console.log(book.title, book.target, fp.set('streak', 2, book).streak)
`),
  );
  expect(manual).toEqual([]);
  expect(files["report.mjs"]).toContain(`_.set(book, 'title', habit.name)
_.update(book, 'target', (n) => n + 1)
console.log(book.title, book.target, fp.set('streak', 2, book).streak)`);
});
