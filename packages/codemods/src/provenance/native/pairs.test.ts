import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABIT = `const [habit] = (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;

test.each([
  "Object.entries(habit).map(([key, value]) => [key, value])",
  "Object.keys(habit).map((key) => [key, habit[key]])",
  "Object.entries(0 || habit)",
])("what is put together again of all pairs of a habit is one: %s", (pairs) => {
  const code = `${HABIT}const again = Object.fromEntries(${pairs})\nconsole.log(again.title)\n`;
  const { confidences, files } = migrated({ "a.mjs": code });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("console.log(again.name)");
});

test("what is put together of some names has these", () => {
  const pairs = "['title', 'id'].map((key) => [key, habit[key]])";
  const code = `${HABIT}const some = Object.fromEntries(${pairs})\nconsole.log(some.title)\n`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("console.log(some.title)");
  expect(files["a.mjs"]).toContain("title: habit.name");
});

test("so is a whole answer", () => {
  const code = `const ask = async () =>
  (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const reply = Object.fromEntries(Object.entries(await ask()))
console.log(reply.success)
`;
  expect(migrated({ "a.mjs": code }).files["a.mjs"]).toContain("console.log(!reply.error)");
});

test.each([
  "Object.fromEntries(new URLSearchParams({ title, target }))",
  "Object.fromEntries(new URLSearchParams(title))",
])("members that come out of a query are text of names that are not known: %s", (fields) => {
  const { files, confidences } = migrated({
    "a.mjs": `export const add = (title, target) => fetch(process.env.HABIT_API + '/api/v1/habits', {
  method: 'POST',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  body: JSON.stringify({ frequency: 'daily', ...${fields} }),
})
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("(({ title, frequency, target, unit }) =>");
});
