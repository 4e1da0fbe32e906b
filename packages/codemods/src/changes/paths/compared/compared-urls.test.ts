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

test("what a test expects of a client that a program has for another host is that of the test's own calls", () => {
  const { files, manual } = migrated({
    "api.js": `export class Api {
  constructor(base) { this.base = base }
  call(path, init) { return fetch(this.base + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } }) }
  rename(id, title) { return this.call('/habits/' + id, { method: 'PUT', body: JSON.stringify({ title }) }) }
  done(habitId, date) { return this.call('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) }) }
}
`,
    "main.js": `import { Api } from './api'
const api = new Api(process.env.HABIT_API)
await api.done('h2', '2024-12-01')
await api.rename('h2', 'X')
`,
    "api.test.js": `import { expect, vi } from 'vitest'
import { Api } from './api'
const api = new Api('http://habits.test')
const fetch = vi.fn(async (url, init) => new Response('{}'))
vi.stubGlobal('fetch', fetch)
await api.rename('a', 'New')
expect(fetch.mock.calls[0][0]).toBe('http://habits.test/api/v1/habits/a')
await api.done('a', '2024-12-02')
expect(fetch.mock.calls[1][0]).toBe('http://habits.test/api/v1/habits/checkin')
`,
  });
  expect(manual).toEqual([]);
  expect(files["api.test.js"]).toContain("toBe('http://habits.test/api/v2/habits/a')");
  expect(files["api.test.js"]).toContain("toBe('http://habits.test/api/v2/habits/a/logs')");
});

test("what is expected of a stand-in that is handed in has an id of its own", () => {
  const { files, manual } = migrated({
    "api.js": `export class Api {
  constructor(base, send = fetch) { this.base = base; this.send = send }
  call(path, init) { return this.send(this.base + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } }) }
  rename(id, title) { return this.call('/habits/' + id, { method: 'PUT', body: JSON.stringify({ title }) }) }
}
`,
    "main.js": `import { Api } from './api'
await new Api(process.env.HABIT_API).rename('h2', 'X')
`,
    "api.test.js": `import assert from 'node:assert'
import { mock } from 'node:test'
import { Api } from './api'
const send = mock.fn(async () => new Response('{}'))
await new Api('http://habits.test', send).rename('a', 'New')
assert.equal(send.mock.calls[0].arguments[0], 'http://habits.test/api/v1/habits/a')
assert.equal(new Api('http://habits.test').base, 'http://habits.test/api/v1/habits/a')
`,
  });
  expect(manual).toEqual([]);
  expect(files["api.test.js"]).toContain("[0], 'http://habits.test/api/v2/habits/a')");
  expect(files["api.test.js"]).toContain("base, 'http://habits.test/api/v1/habits/a')");
});

test.each([
  "expect(post).toHaveBeenCalledWith('/api/v1/habits/checkin', { habitId: 'a', date: '2024-12-01', status: 'done' })",
  "expect(post.mock.calls[0]).toEqual(['/api/v1/habits/checkin', { habitId: 'a', date: '2024-12-01', status: 'done' }])",
  "assert.deepEqual(post.mock.calls[0], ['/api/v1/habits/checkin', { habitId: 'a', date: '2024-12-01', status: 'done' }])",
])("the id that is expected beside a URL moves into it: %s", (check) => {
  const { files, manual } = migrated({
    "api.js": `export class Api {
  constructor(http) { this.http = http }
  done(habitId, date) { return this.http.post('/api/v1/habits/checkin', { habitId, date, status: 'done' }) }
}
`,
    "main.js": `import axios from 'axios'
import { Api } from './api'
const api = new Api(axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': 'k' } }))
await api.done('h1', '2024-12-01')
await api.done('h2', '2024-12-01')
`,
    "api.test.js": `import assert from 'node:assert'
import { expect, vi } from 'vitest'
import { Api } from './api'
const post = vi.fn()
await new Api({ post }).done('a', '2024-12-01')
${check}
`,
  });
  expect(manual).toEqual([]);
  expect(files["api.test.js"]).toContain(
    "'/api/v2/habits/a/logs', { targetDate: '2024-12-01', value: 1, unitSymbol: 'rep' }",
  );
});

test("the id that is expected in a request moves into its path", () => {
  const { files, manual } = migrated({
    "api.js": `export const done = (send, habitId, date) =>
  send({ path: '/api/v1/habits/checkin', body: { habitId, date, status: 'done' } })
export const send = async ({ path, body }) =>
  fetch(process.env.HABIT_API + path, { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
`,
    "main.js": `import { done, send } from './api'
await done(send, 'h1', '2024-12-01')
await done(send, 'h2', '2024-12-01')
`,
    "api.test.js": `import assert from 'node:assert'
import { done } from './api'
const sent = []
await done(async (request) => void sent.push(request), 'a', '2024-12-01')
assert.deepEqual(sent[0], { path: '/api/v1/habits/checkin', body: { habitId: 'a', date: '2024-12-01', status: 'done' } })
`,
  });
  expect(manual).toEqual([]);
  expect(files["api.test.js"]).toContain("path: '/api/v2/habits/a/logs', body: { targetDate");
});

const served = (key: string) =>
  migrated({
    "test.mjs": `import http from 'node:http'
const server = http.createServer((req, res) => {
  ${key}
    case 'GET /api/v1/habits':
      return res.end('{"success":true,"data":[],"error":null}')
    case 'POST /api/v1/habits/checkin':
      return res.end('{"success":true,"data":{},"error":null}')
    default:
      res.statusCode = 404
      res.end()
  }
}).listen(0)
const ask = async (base, path, init) => (await (await fetch(base + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
for (const base of [process.env.HABIT_API, \`http://127.0.0.1:\${server.address().port}\`]) {
  console.log((await ask(base, '/api/v1/habits')).map((h) => h.title))
  for (const habitId of ['a', 'b'])
    await ask(base, '/api/v1/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date: '2024-12-01', status: 'done' }) })
}
`,
  }).files["test.mjs"];

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what the program says
  ["switch (`${req.method} ${req.url}`) {", "`${req.method} ${req.url}`"],
  ["const key = req.method + ' ' + req.url\n  switch (key) {", "key"],
])("a switch by method and path knows those of v2: %s", (key, asked) => {
  const file = served(key);
  expect(file).toContain("case 'GET /api/v2/habits':");
  expect(file).toContain(`case /^POST \\/api\\/v2\\/habits\\/[^/]+\\/logs$/.exec(${asked})?.[0]:`);
});
