import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.mjs": `const store = {}
const load = async (name) => { store[name] = (await (await fetch(\`\${process.env.HABIT_API}/api/v1/\${name}\`, { headers: { 'X-API-Key': 'k' } })).json()).data }
await load('habits/today')
${code}
`,
  });

test.each([
  ["by itself", "console.log(store['habits/today'].length)", "store['habits?date=today'].length"],
  [
    "through a function",
    "const count = (name) => store[name].length\nconsole.log(count('habits/today'))",
    "count('habits?date=today')",
  ],
  [
    "along with another table",
    "const titles = { 'habits/today': 'Today' }\nconst page = (name) => titles[name] + store[name].length\nconsole.log(page('habits/today'))",
    "const titles = { 'habits?date=today': 'Today' }",
  ],
])("what was kept under a path that moves is asked for by that of v2: %s", (_, code, expected) => {
  const { files, confidences } = after(code);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("load('habits?date=today')");
  expect(files["a.mjs"]).toContain(expected);
  expect(migrated({ "a.mjs": String(files["a.mjs"]) }).files).toEqual({});
});

test("the same text stays where another table is asked", () => {
  const code =
    "const pages = { 'habits/today': 'Today' }\nconsole.log(pages['habits/today'], store)";
  expect(after(code).files["a.mjs"]).toContain(code);
});

test("the name of a member that changes is no path: what else is looked up by it stays", () => {
  const { files } = after(`const pluck = (list, key) => list.map((item) => item[key])
const films = [{ title: 'Solaris' }]
console.log(pluck(store['habits/today'], 'title'), pluck(films, 'title'))`);
  expect(files["a.mjs"]).toContain("pluck(films, 'title')");
});
