import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.cjs": `const http = require('http')
const url = require('url')
const { protocol, host } = url.parse(process.env.HABIT_API)
const address = (pathname, query) => url.format({ protocol, host, pathname: '/api/v1' + pathname, query })
const get = (pathname, query, done) => http.get(address(pathname, query), { headers: { 'X-API-Key': 'k' } }, done)
${code}
`,
  });

test("a URL that is put together of its parts is moved by them", () => {
  const { files, manual } = after(
    "get('/habits', null, show)\nget('/notes', { habitId: 'h1' }, show)",
  );
  expect(manual).toEqual([]);
  expect(files["a.cjs"]).toContain("pathname: '/api/v2' + pathname");
  expect(files["a.cjs"]).toContain("get('/habits', null, show)");
  expect(files["a.cjs"]).toMatch(/get\('\/habits\/h1\/notes', \{\s*\}, show\)/);
});

test("its path takes no query", () => {
  const { files } = after("get('/habits/today', null, show)");
  expect(files["a.cjs"] ?? "").not.toContain("?date=today");
});
