import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (code: string) => migrated({ "a.mjs": code }).files["a.mjs"];

test.each(["slice", "substring", "substr"])("a path without its slash is the path: %s", (name) => {
  const code = `import got from 'got'
const client = got.extend({ prefixUrl: process.env.HABIT_API + '/api/v1', headers: { 'x-api-key': process.env.HABIT_API_KEY } })
const get = async (path) => (await client(path.${name}(1)).json()).data
console.log((await get('/habits/h1')).title)
`;
  expect(result(code)).toContain("console.log((await get('/habits/h1')).name)");
});

test("what is cut away of another path is none of the service", () => {
  const code = `const get = async (path) => (await (await fetch(process.env.SHOP + path.slice(7))).json()).data
console.log((await get('/api/v1/habits')).title)
`;
  expect(result(code)).toBeUndefined();
});

test("lines of JSON are JSON each", () => {
  const code = `const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
const lines = (await get('/habits')).map((habit) => JSON.stringify(habit)).join('\\n')
for (const line of lines.trimEnd().split('\\n')) console.log(JSON.parse(line).title)
`;
  expect(result(code)).toContain("JSON.parse(line).name");
});

test.each([
  "base.replace(/\\/?$/, '/') + 'habits/h1'",
  "base.replace(/\\/*$/, '/') + 'habits/h1'",
  "base.replace(/\\/{1,}$/, '') + '/habits/h1'",
  "base.replace(/[/]?$/, '') + '/habits/h1'",
  "base + '/habits/h1'.replace(/^\\/?/, '/')",
  "base + 'habits/h1'.replace(/^\\/?/, '/')",
  "base + 'habits/h1'.replace(/^\\/*/, '/')",
  "base + '/' + '/habits/h1/'.replace(/^\\/+|\\/+$/g, '')",
  "base + '/' + '/habits/h1'.replace(/^\\/|\\/$/g, '')",
  "base + '/' + 'habits/h1'.replace(/^\\/*|\\/*$/g, '')",
  "new URL('/habits/h1'.replace(/^\\//, ''), base.replace(/\\/?$/, '/'))",
])("slashes that are put or taken at an end do not hide the path: %s", (url) => {
  const code = `const base = process.env.HABIT_API + '/api/v1'
const answer = await fetch(${url}, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
console.log((await answer.json()).data.title)
`;
  expect(result(code)).toContain("data.name)");
});
