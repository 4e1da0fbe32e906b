import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("what an answer is handed is known, be the instance made in a file that comes later", () => {
  const { files, confidences } = migrated({
    "a.test.mjs": `import MockAdapter from 'axios-mock-adapter'
import { http } from './http.mjs'
const mock = new MockAdapter(http)
mock.onPost('/api/v1/habits').reply((config) => {
  const sent = JSON.parse(config.data)
  return sent.title ? [201, { success: true, data: { ...sent, streak: 0 }, error: null }] : [400, {}]
})
mock.onPost('/books').reply((config) => [201, JSON.parse(config.data).title])
console.log((await http.post('/api/v1/habits', { title: 'Run' })).data.title)
`,
    "http.mjs": `import axios from 'axios'
export const http = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': 'k' } })
http.interceptors.response.use((response) => response.data)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.test.mjs"]).toContain("return sent.name ?");
  expect(files["a.test.mjs"]).toContain("JSON.parse(config.data).title]");
});

test("what a mock remembers that it was sent has the names of v2", () => {
  const { files } = migrated({
    "a.test.mjs": `import axios from 'axios'
import MockAdapter from 'axios-mock-adapter'
const http = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': 'k' } })
const mock = new MockAdapter(http)
mock.onPost('/api/v1/habits').reply(201, { success: true, data: { title: 'Run' }, error: null })
mock.onPost('/books').reply(201, {})
await http.post('/api/v1/habits', { title: 'Run' })
console.log(JSON.parse(mock.history.post[0].data).title, mock.history.post.map(({ data }) => JSON.parse(data).title))
`,
  });
  expect(files["a.test.mjs"]).toContain(
    "JSON.parse(mock.history.post[0].data).name, mock.history.post.map(({ data }) => JSON.parse(data).name)",
  );
});
