import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const migrate = (made: string, asked: string): string =>
  migrated({
    "a.mjs": `import axios from 'axios'
const base = process.env.HABIT_API + '/api/v1'
const http = axios.create({ ${made}, headers: { 'X-API-Key': 'k' } })
export const today = () => ${asked}
console.log((await today()).data.data[0].title)
`,
  }).files["a.mjs"] ?? "";

test.each([
  ["/today", "/../habits?date=today"],
  ["today", "../habits?date=today"],
])("a query that would be all behind the base of a client leaves it: %s", (path, after) => {
  expect(migrate("baseURL: base + '/habits'", `http.get('${path}')`)).toContain(
    `http.get('${after}')`,
  );
});

test("so does one of a path that a wrapper is handed", () => {
  const text = migrate(
    "baseURL: base + '/habits'",
    "get('/today')\nconst get = (path) => http.get(path)",
  );
  expect(text).toContain("get('/../habits?date=today')");
});

test("one behind more of the path stays behind that", () => {
  expect(migrate("baseURL: base", "http.get('/habits/today')")).toContain(
    "http.get('/habits?date=today')",
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the program
  const asked = "http.get(`${habits}/today`)\nconst habits = '/habits'";
  // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the program
  expect(migrate("baseURL: base", asked)).toContain("http.get(`${habits}?date=today`)");
});

const relativeTo = (base: string, send: string): string =>
  migrated({
    "a.mjs": `const root = ${base}
const call = async (path) => {
  const response = await ${send}
  return (await response.json()).data
}
for (const { title } of await call('today')) console.log(title)
console.log((await call('h1')).title)
`,
  }).files["a.mjs"] ?? "";

test("one that is relative to a base of all calls leaves that", () => {
  const base = "new URL('/api/v1/habits/', process.env.HABIT_API)";
  const text = relativeTo(base, "fetch(new URL(path, root), { headers: { 'X-API-Key': 'k' } })");
  expect(text).toContain("call('../habits?date=today')");
  expect(text).toContain("new URL('/api/v2/habits/'");
});
