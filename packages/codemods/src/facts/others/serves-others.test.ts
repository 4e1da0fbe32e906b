import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const main = `import { createClient } from './client.js'
import { start } from './fakes/server.js'
const { origin, stop } = await start()
const tracker = createClient(process.env.HABIT_API, { 'X-API-Key': process.env.HABIT_API_KEY })
const home = createClient(origin)
for (const habit of await tracker('/api/v1/habits/today')) console.log(habit.title)
for (const task of await home('/v2/tasks')) console.log(task.title)
stop()
`;

const client = `export const createClient = (origin, headers = {}) => async (path) => {
  const reply = await (await fetch(origin + path, { headers })).json()
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}
`;

const server = (path: string): string => `import { createServer } from 'node:http'
const answers = { '${path}': { success: true, data: [{ title: 'Call mum' }], error: null } }
export function start() {
  const server = createServer((req, res) => {
    const body = answers[req.url] ?? { success: false, data: null, error: 'no such thing' }
    res.writeHead(body.success ? 200 : 404).end(JSON.stringify(body))
  })
  return new Promise((resolve) => server.listen(0, () =>
    resolve({ origin: 'http://127.0.0.1:' + server.address().port, stop: () => server.close() })))
}
`;

const served = (path: string) =>
  migrated({ "main.js": main, "client.js": client, "fakes/server.js": server(path) });

test("a fake server that tells requests apart by the paths of another service is not the service", () => {
  const { files } = served("/v2/tasks");
  expect(files["fakes/server.js"]).toBeUndefined();
  expect(files["main.js"]).toContain("console.log(habit.name)");
  expect(files["main.js"]).toContain("console.log(task.title)");
});

test.each(["/^\\/tasks\\/(\\d+)$/.test(req.url)", "req.url.startsWith('/tasks')"])(
  "so is one that asks of the URL whether %s",
  (asked) => {
    const { files } = migrated({
      "main.js": main,
      "client.js": client,
      "fakes/server.js": server("/v2/tasks").replace(
        "answers[req.url]",
        `(${asked} && answers.list)`,
      ),
    });
    expect(files["fakes/server.js"]).toBeUndefined();
  },
);

const sink = (answer: string): string => `import { createServer } from 'node:http'
export function start() {
  const server = createServer((req, res) => res.end(JSON.stringify(${answer})))
  return new Promise((resolve) => server.listen(0, () =>
    resolve({ origin: 'http://127.0.0.1:' + server.address().port, stop: () => server.close() })))
}
`;

test("one that answers all alike stands in for the service only where its answers tell so", () => {
  const answered = (answer: string) =>
    migrated({ "main.js": main, "client.js": client, "fakes/server.js": sink(answer) }).files[
      "fakes/server.js"
    ];
  expect(answered("{ ok: false, error: 'no_text' }")).toBeUndefined();
  expect(answered("{ success: false, data: null, error: 'no key' }")).toContain(
    "message: 'no key'",
  );
});

test("one that answers a path of the service stands in for it", () => {
  expect(served("/api/v1/habits/today").files["fakes/server.js"]).toContain("name: 'Call mum'");
});

test("a fake of the service may tell requests apart by the end of their path, which is an id", () => {
  const { files } = migrated({
    "client.js": client,
    "a.test.js": `import { createServer } from 'node:http'
import { createClient } from './client.js'
const server = createServer((req, res) => {
  if (req.url.endsWith('/h404')) return res.end(JSON.stringify({ success: false, data: null, error: 'none' }))
  res.end(JSON.stringify({ success: true, data: { title: 'Fake', target: 2, streak: 1 }, error: null }))
})
await new Promise((resolve) => server.listen(0, resolve))
const habits = createClient('http://127.0.0.1:' + server.address().port, { 'X-API-Key': 'k' })
console.log((await habits('/api/v1/habits/h1')).title, await habits('/api/v1/habits/h404').catch((e) => e.message))
`,
  });
  expect(files["a.test.js"]).toContain("error: { code: ");
  expect(files["a.test.js"]).toContain("name: 'Fake'");
  expect(files["a.test.js"]).toContain("/habits/h1')).name");
});
