import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const wrapper = (sending: string) => `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
async function call(method, path, body) {
  ${sending}
}
const [habit] = await call('GET', '/habits')
console.log(habit.title)
await call('POST', '/notes', { habitId: 'h1', text: 'wet' })
await call('DELETE', '/habits/bulk', { ids: ['h3'] })
`;

test.each([
  `if (method === 'GET') return (await http.get(path)).data.data
  if (method === 'DELETE') return (await http.delete(path, { data: body })).data.data
  return (await http.post(path, body)).data.data`,
  `switch (method) {
    case 'GET': return (await http.get(path)).data.data
    case 'DELETE': return (await http.delete(path, { data: body })).data.data
    default: return (await http.post(path, body)).data.data
  }`,
  `const verb = method.toLowerCase()
  const { data } = verb === 'get' ? await http.get(path) : await http.request({ method: verb, url: path, data: body })
  return data.data`,
])("a call goes the way of its method alone: %s", (sending) => {
  const { files, confidences, manual } = migrated({ "a.mjs": wrapper(sending) });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("call('POST', '/habits/h1/notes', { text: 'wet' })");
  expect(files["a.mjs"]).toContain("habit.name");
});

test("a branch of a method that no call has is migrated as well", () => {
  const code = `async function call(path, method = 'GET') {
  const url = process.env.HABIT_API + '/api/v1' + path
  const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
  if (method === 'PUT') return (await (await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ title: 'Run' }) })).json()).data
  return (await (await fetch(url, { method, headers })).json()).data
}
console.log((await call('/habits/h1')).title)
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("JSON.stringify({ name: 'Run' })");
  expect(files["a.mjs"]).toContain("(await call('/habits/h1')).name");
});
