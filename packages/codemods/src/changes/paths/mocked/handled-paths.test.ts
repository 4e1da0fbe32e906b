import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const CLIENT = `const headers = { 'X-API-Key': process.env.KEY }
const API = process.env.HABIT_API + '/api/v1'
const json = async (answer) => (await (await answer).json()).data
export const titles = async () => (await json(fetch(API + '/habits', { headers }))).map((habit) => habit.title)
export const rename = (id, title) =>
  json(fetch(API + '/habits/' + id, { method: 'PUT', headers, body: JSON.stringify({ title }) }))
export const done = (habitId, date) =>
  json(fetch(API + '/habits/checkin', { method: 'POST', headers, body: JSON.stringify({ habitId, date, status: 'done' }) }))
`;

/** What becomes of the routes that a test answers by a router of its own. */
const routed = (routes: string) =>
  migrated({
    "client.mjs": CLIENT,
    "test/server.mjs": `const routes = []
const add = (method, path, handler) =>
  routes.push({ method, pattern: new RegExp('^' + path.replace(/:\\w+/g, '([^/]+)') + '$'), handler })
const get = (path, handler) => add('GET', path, handler)
globalThis.fetch = async (url, init) =>
  routes.find((each) => each.pattern.test(new URL(url).pathname) && each.method === init.method).handler(init)
${routes}
`,
  });

test("what a router of a test answers has the paths of v2", () => {
  const { files, confidences } = routed(`get('/api/v1/habits', () => new Response('{}'))
add('PUT', '/api/v1/habits/:id', () => new Response('{}'))
get('/api/v1/robes', () => new Response('{}'))`);
  const server = files["test/server.mjs"];
  expect(server).toContain("get('/api/v2/habits', ");
  expect(server).toContain("add('PUT', '/api/v2/habits/:id', ");
  expect(server).toContain("get('/api/v1/robes', ");
  expect(confidences).toEqual(["review"]);
});

test("a handler whose path has the id in v2, or another method, is left to a person", () => {
  const { files, manual } = routed(
    "add('POST', '/api/v1/habits/checkin', () => new Response('{}'))",
  );
  expect(files["test/server.mjs"]).toBeUndefined();
  expect(manual).toEqual(["checkin-to-logs 7"]);
});

test("paths beside no function, and those of calls, are none of a router", () => {
  const { manual } = routed("console.log('/api/v1/habits/checkin', routes.length)");
  expect(manual).toEqual([]);
});

test("so has a regular expression beside a handler, where one call alone fits it", () => {
  const { files, confidences } = migrated({
    "client.mjs": CLIENT,
    "test/server.mjs": `const rows = [
  [/\\/api\\/v1\\/habits$/, () => new Response('{}')],
  [/\\/api\\/v1\\/robes$/, () => new Response('{}')],
  [/\\/habits\\/[\\w-]+$/, () => new Response('{}')],
]
globalThis.fetch = async (url) => { for (const [pattern, answer] of rows) if (pattern.test(String(url))) return answer() }
`,
  });
  const server = files["test/server.mjs"];
  expect(server).toContain("[/\\/api\\/v2\\/habits$/, ");
  expect(server).toContain("[/\\/api\\/v1\\/robes$/, ");
  expect(server).toContain("[/\\/habits\\/[\\w-]+$/, ");
  expect(confidences).toEqual(["review"]);
});

const SERVER = `import { createServer } from 'node:http'
export const server = createServer((req, res) => {
  if (req.url === '/api/v1/habits') return res.end('{}')
  res.end()
})
`;

test("what a server answers that tests alone import is left to a person, as it may be a service of its own", () => {
  const { files, manual } = migrated({
    "client.mjs": CLIENT,
    "server.mjs": SERVER,
    "titles.test.mjs":
      "import { titles } from './client.mjs'\nimport { server } from './server.mjs'\nserver.listen(1)\nconsole.log(await titles())\n",
  });
  expect(files["server.mjs"]).toBeUndefined();
  expect(manual).toEqual(["habits-moved 3"]);
});

test("a server that the program itself imports as well answers for itself", () => {
  const { manual } = migrated({
    "client.mjs": CLIENT,
    "server.mjs": SERVER,
    "main.mjs": "import { server } from './server.mjs'\nserver.listen(1)\n",
    "server.test.mjs": "import { server } from './server.mjs'\nserver.listen(2)\n",
  });
  expect(manual).toEqual([]);
});

test("so has what a suite hands over that takes its router from where mocks are, and what stands for any host", () => {
  const { files, confidences } = migrated({
    "client.mjs": CLIENT,
    "mocks.mjs": `const handlers = []
export const get = (path, answer) => handlers.push({ end: path.replace('*', ''), answer })
globalThis.fetch = async (url) => handlers.find(({ end }) => String(url).endsWith(end)).answer()
`,
    "suite.mjs": `import { titles } from './client.mjs'
import { get } from './mocks.mjs'
get('*/api/v1/habits', () => Response.json({ success: true, data: [{ title: 'Run' }], error: null }))
get('*/api/v1/robes', () => Response.json({}))
console.log(await titles())
`,
    "pages.mjs": "export const pages = [['*/api/v1/habits', () => 'a page']]\n",
  });
  expect(files["suite.mjs"]).toContain("get('*/api/v2/habits', () =>");
  expect(files["suite.mjs"]).toContain("get('*/api/v1/robes', () =>");
  expect(files["suite.mjs"]).toContain("{ name: 'Run' }");
  expect(files["pages.mjs"]).toBeUndefined();
  expect(confidences).toEqual(["review"]);
});
