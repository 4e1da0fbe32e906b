import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = `const api = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
export const done = (habitId) =>
  fetch(api + '/habits/checkin', { method: 'POST', headers, body: JSON.stringify({ habitId, date: '2024-12-01', status: 'done' }) })
`;

const server = (condition: string) => `import { createServer } from 'node:http'
import { done } from '../client.mjs'
createServer((req, res) => {
  const send = (status, body) => { res.writeHead(status); res.end(JSON.stringify(body)) }
  if (${condition}) return send(201, { success: true, data: {}, error: null })
  send(404, { success: false, data: null, error: 'not mocked' })
})
done('h1')
`;

test.each([
  "req.url === '/api/v1/habits/checkin'",
  "/^\\/api\\/v1\\/habits\\/checkin$/.test(req.url)",
])("a mock that asks %s is migrated at once", (condition) => {
  const { files } = migrated({ "client.mjs": client, "test/fake.mjs": server(condition) });
  expect(files["test/fake.mjs"]).toContain("send(201, { data: {} })");
  expect(files["test/fake.mjs"]).toContain("error: 'not mocked'");
  const again = migrated(files);
  expect(again.files).toEqual({});
});

test("an address is followed by whether a call has an id, also where the method comes from elsewhere", () => {
  const { files, confidences } = migrated({
    "rest.mjs": `export class RestResource {
  constructor(root, name) {
    this.root = root
    this.name = name
  }

  prepare(request) {
    return request
  }

  async execute(method, id, body) {
    const url = new URL(id === undefined ? this.name : \`\${this.name}/\${id}\`, this.root)
    const request = new Request(url, {
      method,
      headers: body ? { 'Content-Type': 'application/json' } : undefined,
      body: body ? JSON.stringify(body) : undefined,
    })
    const response = await fetch(this.prepare(request))
    const { data } = await response.json()
    return data
  }

  fetch(id) {
    return this.execute('GET', id)
  }
  create(body) {
    return this.execute('POST', undefined, body)
  }
}
`,
    "tracker.mjs": `import { RestResource } from './rest.mjs'

export class HabitTracker extends RestResource {
  constructor(origin, { token, version = 'v1' }) {
    super(new URL(\`/api/\${version}/\`, origin), 'habits')
    this.token = token
  }

  prepare(request) {
    request.headers.set('X-API-Key', this.token)
    return request
  }

  edit(id, changes) {
    return this.execute('PUT', id, changes)
  }
}
`,
    "index.mjs": `import { HabitTracker } from './tracker.mjs'
const tracker = new HabitTracker(process.env.HABIT_API, { token: process.env.HABIT_API_KEY })
const created = await tracker.create({ title: 'Knit', frequency: 'weekly', target: 2, unit: 'rows' })
console.log(created.title, (await tracker.edit(created.id, { target: 4, unit: 'rows' })).target)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["index.mjs"]).toContain(
    "edit(created.id, { goals: [{ periodicity: 'daily', value: 4, unit: 'rows' }] })).goals[0].value",
  );
});
