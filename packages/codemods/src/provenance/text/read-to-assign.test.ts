import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (path: string) =>
  migrated({
    "a.mjs": `async function load(id, init) {
  const url = new URL(process.env.HABIT_API)
  ${path}
  return (await fetch(url, { ...init, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
}
console.log((await load()).data.map((habit) => habit.title))
console.log((await load('h2')).data.streak)
console.log((await load('h2', { method: 'PATCH', body: JSON.stringify({ title: 'Row' }) })).data.title)
`,
  });

test.each([
  "url.pathname = '/api/v1/habits'\n  if (id) url.pathname += '/' + id",
  `url.pathname = '/api/v1/habits'\n  if (id) url.pathname = \`$\{url.pathname}/$\{id}\``,
])("a path that grows from what was assigned is followed: %s", (path) => {
  const { files, manual } = result(path);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("habit.name");
  expect(files["a.mjs"]).toContain("data.statistics.currentStreak");
  expect(files["a.mjs"]).toContain("{ method: 'PUT', body: JSON.stringify({ name: 'Row' }) }");
});

test("one that grows from what it was made of is, too", () => {
  const code = `const url = new URL('/api/v1/habits', process.env.HABIT_API)
if (process.argv[2]) url.pathname += '/today'
console.log((await (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json()).data[0].title)
`;
  const { files, manual } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("data[0].name");
  expect(manual.filter((each) => !each.startsWith("today"))).toEqual([]);
});
