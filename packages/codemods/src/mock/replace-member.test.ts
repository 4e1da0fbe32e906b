import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const API = `const headers = { 'X-API-Key': process.env.KEY }
const send = async (method, path, body) =>
  (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers, body: JSON.stringify(body) })).json()
export const api = {
  create: (habit) => send('POST', '/habits', habit),
  update: (id, changes) => send('PUT', '/habits/' + id, changes),
}
`;
const PLAN = `import { api } from './api.mjs'
export async function plan() {
  await api.update('h1', { title: 'Run' })
  return (await api.create({ title: 'Rest', target: 1, unit: 'laps', frequency: 'daily' })).data.title
}
`;

/** What becomes of a test that puts mocks in the place of the methods of a client. */
const tested = (code: string) =>
  migrated({
    "api.mjs": API,
    "plan.mjs": PLAN,
    "plan.test.mjs": `import { mock } from 'node:test'
import assert from 'node:assert/strict'
import { api } from './api.mjs'
import { plan } from './plan.mjs'
const update = mock.method(api, 'update', async () => ({ success: true, data: null, error: null }))
const create = mock.method(api, 'create', async (habit) => ({ success: true, data: { id: 'n', ...habit }, error: null }))
await plan()
${code}
`,
  }).files["plan.test.mjs"];

test("what a mock of a client's method was called with is read as v2 has it", () => {
  expect(tested("console.log(create.mock.calls[0].arguments[0].title)")).toContain(
    "create.mock.calls[0].arguments[0].name",
  );
});

test("what it is expected to have been called with is written as v2 has it", () => {
  const code = "assert.deepEqual(update.mock.calls[0].arguments, ['h1', { title: 'Run' }])";
  expect(tested(code)).toContain("arguments, ['h1', { name: 'Run' }])");
});

test("what a mock reads of what it is called with is what v2 is sent", () => {
  const code = `mock.method(api, 'update', async (id, changes) => {
  console.log(changes.title)
  return { success: true, data: null, error: null }
})`;
  expect(tested(code)).toContain("console.log(changes.name)");
});

test("a method of a class that a mock stands in for is followed as before", () => {
  const { files } = migrated({
    "client.mjs": `export class Client {
  async update(id, changes) {
    const headers = { 'X-API-Key': process.env.KEY }
    const address = process.env.HABIT_API + '/api/v1/habits/' + id
    return (await fetch(address, { method: 'PUT', headers, body: JSON.stringify(changes) })).json()
  }
}
export const client = new Client()
`,
    "main.mjs": `import { client } from './client.mjs'
export const rename = async (title) => (await client.update('h1', { title })).data.streak
`,
    "main.test.mjs": `import { mock } from 'node:test'
import { client } from './client.mjs'
import { rename } from './main.mjs'
const update = mock.method(client, 'update', async (id, changes) => ({ success: true, data: { streak: 1 }, error: null }))
console.assert(await rename('Run') === 1)
console.assert(update.mock.calls[0].arguments[1].title === 'Run')
`,
  });
  expect(files["main.mjs"]).toContain("{ name: title })).data.statistics.currentStreak");
  expect(files["main.test.mjs"]).toContain("arguments[1].name === 'Run'");
  expect(files["main.test.mjs"]).toContain("data: { statistics: { currentStreak: 1 } } }");
});

test.each([
  ["what an object has", "export const client = {", "}", "async "],
  [
    "what an instance has",
    "class Client {\n  base = '/api/v1'",
    "}\nexport const client = new Client()",
    "async ",
  ],
])(
  "what a mock gives is what a wrapper gives for the path that it is called with: %s",
  (_, open, close, method) => {
    const base = open.includes("class") ? "this.base" : "'/api/v1'";
    const { files } = migrated({
      "client.mjs": `${open}
  ${method}request(path) {
    const headers = { 'X-API-Key': process.env.KEY }
    const response = await fetch(process.env.HABIT_API + ${base} + path, { headers })
    return { status: response.status, body: await response.json() }
  }
${close}
`,
      "main.mjs": `import { client } from './client.mjs'
export const titles = async () => (await client.request('/habits')).body.data.map((habit) => habit.title)
export const films = async () => (await client.request('/films')).body.data.map((film) => film.title)
`,
      "main.test.mjs": `import { mock } from 'node:test'
import { client } from './client.mjs'
import { titles } from './main.mjs'
const envelope = (data, error = null) => ({ success: error === null, data, error })
mock.method(client, 'request', async () => ({ status: 200, body: envelope([{ title: 'Walk', streak: 2 }]) }))
console.assert((await titles())[0] === 'Walk')
`,
    });
    expect(files["main.test.mjs"]).toContain("{ name: 'Walk', statistics: { currentStreak: 2 } }");
    expect(files["main.mjs"]).toContain("film.title");
  },
);
