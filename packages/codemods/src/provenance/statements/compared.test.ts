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
