import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

test("a table of what another server answers to such a path is left to a person, and nothing else is", () => {
  const { files, confidences, manual } = migrated({
    "coach.mjs": `import http from 'node:http'
const answers = { '/api/v1/habits': { success: true, data: [{ title: 'Swim' }], error: null } }
const server = http.createServer((request, response) => response.end(JSON.stringify(answers[request.url])))
await new Promise((done) => server.listen(0, done))
const base = \`http://127.0.0.1:\${server.address().port}\`
const theirs = await (await fetch(base + '/api/v1/habits')).json()
const ours = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
console.log(theirs.data[0].title, ours.data[0].title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual(["habits-moved 2"]);
  expect(files["coach.mjs"]).toContain("console.log(theirs.data[0].title, ours.data[0].name)");
});

/** A stand-in that answers by a table, and how it looks there. */
const tabled = (key: string) =>
  migrated({
    "client.mjs": `export const titles = async (base, send) =>
  (await (await send(new URL('/api/v1/habits', base), { headers: { 'X-API-Key': 'k' } })).json()).data.map((habit) => habit.title)
await titles(process.env.HABIT_API, fetch)
`,
    "client.test.mjs": `import { titles } from './client.mjs'
const fake = (table) => async (url, init = {}) => Response.json({ success: true, data: table[${key}], error: null })
console.assert((await titles('http://habits.test', fake({ 'GET /api/v1/habits': [{ title: 'Run' }] })))[0] === 'Run')
`,
  });

test("a table that is looked up by the paths of calls is as sure as they are", () => {
  const key = "[init.method ?? 'GET', new URL(url).pathname].join(' ')";
  const { files, confidences, manual } = tabled(key);
  expect(files["client.test.mjs"]).toContain("{ 'GET /api/v2/habits': [{ name: 'Run' }] }");
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("one that is looked up by what nobody can tell is worth a look", () => {
  expect(tabled("process.argv[2]").confidences).toEqual(["review"]);
});

/** A client whose calls are named by a table, and what else the table is called by. */
const routed = (calls: string) =>
  migrated({
    "client.mjs": `const routes = {
  'GET /api/v1/habits': { label: 'list' },
  'POST /api/v1/habits/skip': { label: 'skip', body: (habitId, date) => ({ habitId, date }) },
  'GET /api/v1/user/statistics': { label: 'totals' },
  'GET /api/v1/areas': { label: 'what nobody asks for' },
}
async function hit(key, ...args) {
  const [method, path] = key.split(' ')
  const { body, label } = routes[key]
  const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
  const res = await fetch(process.env.HABIT_API + path, { method, headers, body: body && JSON.stringify(body(...args)) })
  console.log(label)
  return (await res.json()).data
}
${calls}
`,
  });

test("names by which a client finds how to call become what they are called by", () => {
  const { files, manual } = routed(`await hit('POST /api/v1/habits/skip', 'h1', '2024-12-01')
console.log(await hit('GET /api/v1/user/statistics'), (await hit('GET /api/v1/habits')).map((h) => h.title))`);
  expect(manual).toEqual([]);
  const text = files["client.mjs"] ?? "";
  const keys = [...text.matchAll(/'((?:GET|POST) [^']+)'/g)].map(([, key]) => key);
  expect(keys.slice(0, 4)).toEqual([
    "GET /api/v2/habits",
    "POST /api/v2/habits/skip",
    "GET /api/v2/statistics/overview",
    "GET /api/v1/areas",
  ]);
  expect(keys.slice(4, 7)).toEqual([keys[1], keys[2], keys[0]]);
});

test.each(["process.argv[2]", "'h2'"])(
  "a name with another id than a call, here %s, is that of the call, and those of others are not",
  (id) => {
    const { files, manual } = migrated({
      "client.mjs": `export const rename = async (id, title, send = fetch) => {
  const response = await send(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ title }) })
  return (await response.json()).data.title
}
await rename(${id}, 'Read on')
`,
      "client.test.mjs": `import { rename } from './client.mjs'
const fake = (routes) => async (url, init) => {
  const [status, body] = routes[\`\${init.method} \${new URL(url).pathname}\`](init)
  return new Response(JSON.stringify(body), { status })
}
const send = fake({
  'PUT /api/v1/habits/a': ({ body }) => [200, { success: true, data: { id: 'a', title: JSON.parse(body).title }, error: null }],
  'PUT /api/v1/habits/a/parts': () => [404, null],
  'GET /api/v1/habits/a': () => [404, null],
})
console.assert((await rename('a', 'Dive', send)) === 'Dive')
`,
    });
    expect(manual).toEqual([]);
    expect(files["client.test.mjs"]).toContain("'PUT /api/v2/habits/a': ({ body }) =>");
    expect(files["client.test.mjs"]).toContain("'PUT /api/v1/habits/a/parts'");
    expect(files["client.test.mjs"]).toContain("'GET /api/v1/habits/a'");
  },
);

/** Tests with a table of answers each, beside a call of the client with another id. */
const answered = (tests: string) =>
  migrated({
    "client.mjs": `export const client = (base, send = fetch) => {
  const ask = async (method, path, body) => {
    const res = await send(base + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
    const reply = await res.json()
    if (!reply.success) throw new Error(reply.error)
    return reply.data
  }
  return {
    done: (habitId, date) => ask('POST', '/habits/checkin', { habitId, date, status: 'done' }),
    clear: (...ids) => ask('DELETE', '/habits/bulk', { ids }),
  }
}
`,
    "client.test.mjs": `import { client } from './client.mjs'
const fake = (table) => async (url, { method }) => Response.json(table[\`\${method} \${new URL(url).pathname}\`])
const ok = (data) => ({ success: true, data, error: null })
${tests}
`,
  });

test("a table of a test has the id that the test sends, and the method that v2 has for the path", () => {
  const { files, confidences, manual } = answered(`const live = client(process.env.HABIT_API)
await live.done('h1', '2024-12-01')
const checks = async () => {
  const api = client('http://habits.test', fake({ 'POST /api/v1/habits/checkin': ok(null), 'DELETE /api/v1/habits/bulk': ok(null) }))
  await api.done('f1', '2024-12-01')
  await api.clear('f1', 'f2')
}
await checks()`);
  expect(manual).toEqual([]);
  expect(files["client.test.mjs"]).toContain(
    "'POST /api/v2/habits/f1/logs': ok(null), 'POST /api/v2/batch': ok(null)",
  );
  expect(confidences).toEqual(["safe"]);
});

test("where a test sends several, a person is told", () => {
  const { manual } =
    answered(`const api = client('http://habits.test', fake({ 'POST /api/v1/habits/checkin': ok(null) }))
await api.done('f1', '2024-12-01')
await api.done('f2', '2024-12-01')`);
  expect(manual).toEqual(["checkin-to-logs 4"]);
});
