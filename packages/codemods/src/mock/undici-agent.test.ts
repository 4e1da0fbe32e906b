import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("what an agent of undici answers in place of the service is like what the service does", () => {
  const { files, manual } = migrated({
    "habits.mjs": `import { request } from 'undici'
export async function titles(origin) {
  const { statusCode, body } = await request(\`\${origin}/api/v1/habits\`, { headers: { 'x-api-key': process.env.KEY } })
  const reply = await body.json()
  if (statusCode !== 200) throw new Error(reply.error)
  return reply.data.map((habit) => habit.title)
}
console.log(await titles(process.env.HABIT_API))
`,
    "habits.test.mjs": `import { MockAgent, setGlobalDispatcher } from 'undici'
import { titles } from './habits.mjs'
const agent = new MockAgent()
setGlobalDispatcher(agent)
const pool = agent.get('http://habits.test')
pool.intercept({ path: '/api/v1/habits', method: 'GET' }).reply(200, { success: true, data: [{ id: '1', title: 'Mocked', target: 1, unit: 'times' }], error: null }).persist()
pool.intercept({ path: '/api/v1/habits' }).reply(401, { success: false, data: null, error: 'no key' })
agent.get('http://books.test').intercept({ path: '/shelf' }).reply(200, { success: true, data: [{ title: 'Emma' }] })
console.log(await titles('http://habits.test'))
`,
  });
  const after = String(files["habits.test.mjs"]);
  expect(manual).toEqual([]);
  expect(after).not.toContain("/api/v1");
  expect(after).toContain(
    "name: 'Mocked', goals: [{ periodicity: 'daily', value: 1, unit: 'rep' }]",
  );
  expect(after).toContain("message: 'no key'");
  expect(after).toContain("{ success: true, data: [{ title: 'Emma' }] }");
});

test("a reply of an agent is asked with the text of what was sent, for a path that a pattern fits", () => {
  const { files, manual } = migrated({
    "habits.mjs": `import { request } from 'undici'
const headers = { 'x-api-key': process.env.KEY }
export async function rename(origin, id, title) {
  const { body } = await request(\`\${origin}/api/v1/habits/\${id}\`, { method: 'PUT', headers, body: JSON.stringify({ title }) })
  return (await body.json()).data.title
}
console.log(await rename(process.env.HABIT_API, 'h1', 'Run'))
`,
    "habits.test.mjs": `import { MockAgent, setGlobalDispatcher } from 'undici'
import { rename } from './habits.mjs'
const agent = new MockAgent()
setGlobalDispatcher(agent)
const pool = agent.get('http://habits.test')
pool.intercept({ path: /^\\/api\\/v1\\/habits\\/\\w+$/, method: 'PUT' }).reply(200, ({ body }) => ({ success: true, data: { id: 'a', title: JSON.parse(body).title }, error: null }))
pool.intercept({ path: /habits\\/\\w+$/, method: 'PUT' }).reply(({ body }) => {
  const { title } = JSON.parse(body)
  return { statusCode: 200, data: { success: true, data: { id: 'b', title }, error: null } }
})
agent.get('http://books.test').intercept({ path: /shelf/, method: 'PUT' }).reply(200, ({ body }) => ({ title: JSON.parse(body).title }))
console.log(await rename('http://habits.test', 'a', 'B'))
`,
  });
  const after = String(files["habits.test.mjs"]);
  expect(manual).toEqual([]);
  expect(after).toContain("path: /^\\/api\\/v2\\/habits\\/\\w+$/, method");
  expect(after).toContain("data: { id: 'a', name: JSON.parse(body).name } }))");
  expect(after).toContain("const { name: title } = JSON.parse(body)");
  expect(after).toContain("data: { data: { id: 'b', name: title } } }");
  expect(after).toContain("({ title: JSON.parse(body).title })");
});
