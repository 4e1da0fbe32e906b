import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

/** An axios client whose adapter answers in its tests, and what the adapter gives as the body. */
const adapted = (data: string) =>
  migrated({
    "api.mjs": `import axios from 'axios'
export const titles = async (options = {}) => {
  const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, ...options })
  const { data: { data, error } } = await http.get('/habits')
  return error ?? data.map((habit) => habit.title)
}
`,
    "api.test.mjs": `import { titles } from './api.mjs'
const stub = (body) => ({ adapter: async (config) => ({ data: ${data}, status: 200, headers: {}, config }) })
const film = JSON.stringify({ title: 'Heat' })
console.assert((await titles(stub({ success: true, data: [{ title: 'Run' }], error: null })))[0] === 'Run')
console.log(film, JSON.parse(film).title)
`,
  });

test.each(["body", "JSON.stringify(body)"])(
  "what an adapter answers with %s is what the service answers",
  (data) => {
    const { files } = adapted(data);
    expect(files["api.test.mjs"]).toContain("stub({ data: [{ name: 'Run' }] })");
    expect(files["api.test.mjs"]).toContain("const film = JSON.stringify({ title: 'Heat' })");
    expect(files["api.test.mjs"]).toContain("JSON.parse(film).title");
  },
);
