import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const code = (url: string) => `const real = globalThis.fetch
let count = 0
globalThis.fetch = (url, init) => {
  ${url}
  return real(url, init)
}
await fetch(process.env.HABIT_API + '/api/v1/habits/today', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
console.log(count)`;

test("a URL that is compared is compared with that of v2", () => {
  const { files, manual } = migrated({
    "a.mjs": code("if (url.endsWith('/habits/today')) count++"),
  });
  expect(files["a.mjs"]).toContain("url.endsWith('/habits?date=today')");
  expect(manual).toEqual([]);
});

test.each([
  "if (new URL(url).pathname.endsWith('/habits/today')) count++",
  "const { pathname } = new URL(url)\n  if (pathname === process.env.PREFIX + '/x' || pathname.endsWith('/habits/today')) count++",
  "const path = new URL(url).pathname\n  if (path.includes('/habits/today')) count++",
])("a path alone has no query, by which v2 tells calls apart: %s", (asked) => {
  const { files, manual } = migrated({ "a.mjs": code(asked) });
  expect(manual).toHaveLength(1);
  expect(files["a.mjs"] ?? "").not.toContain("('/habits?date");
});
