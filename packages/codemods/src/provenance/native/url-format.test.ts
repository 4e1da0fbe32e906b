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

test("a path behind a base that is known only later is none of another service", () => {
  const { files, confidences } = migrated({
    "a.js": `async function ask(path) {
  const { root, key } = await settings()
  const headers = new Headers({ 'X-API-Key': key })
  return (await (await fetch(new URL(path, root), { headers })).json()).data
}
async function settings() {
  return { root: new URL('/api/v1/', window.host), key: window.key }
}
ask('habits').then((habits) => show(habits[0].title))
`,
  });
  expect(files["a.js"]).toContain("show(habits[0].name)");
  expect(confidences).toEqual(["safe"]);
});
