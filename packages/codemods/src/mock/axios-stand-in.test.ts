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

test("what a method of axios that is mocked is expected to be called with is what v2 is sent", () => {
  const { files, manual } = migrated({
    "tracker.js": `import axios from 'axios'
const http = (path) => '/api/v1' + path
export const finish = (id, date) =>
  axios.post(http('/habits/checkin'), { habitId: id, date, status: 'done' }, { headers: { 'X-API-Key': 'k' } })
export const rename = (id, title) => axios.put(http('/habits/' + id), { title }, { headers: { 'X-API-Key': 'k' } })
`,
    "tracker.test.js": `import axios from 'axios'
import { expect, vi } from 'vitest'
import { finish, rename } from './tracker.js'
vi.mock('axios')
axios.post.mockResolvedValue({ data: { success: true, data: {}, error: null } })
axios.put.mockResolvedValueOnce({ data: { success: true, data: {}, error: null } })
await finish('a', '2024-12-01')
await rename('a', 'Run')
expect(axios.post.mock.calls[0][1].date).toBe('2024-12-01')
expect(axios.post).toHaveBeenCalledWith('/api/v1/habits/checkin', { habitId: 'a', date: '2024-12-01', status: 'done' }, expect.anything())
expect(axios.put).toHaveBeenCalledWith('/api/v1/habits/a', expect.objectContaining({ title: 'Run' }), expect.anything())
`,
  });
  expect(files["tracker.test.js"]).toContain(
    "toHaveBeenCalledWith('/api/v2/habits/a/logs', { targetDate: '2024-12-01', value: 1, unitSymbol: 'rep' }, expect.anything())",
  );
  expect(files["tracker.test.js"]).toContain(
    "toHaveBeenCalledWith('/api/v2/habits/a', expect.objectContaining({ name: 'Run' }), expect.anything())",
  );
  expect(files["tracker.test.js"]).toContain("axios.post.mock.calls[0][1].targetDate)");
  expect(manual).toEqual([]);
});

test("a URL that a test expects behind a base is that of v2", () => {
  const { files, confidences, manual } = migrated({
    "today.js": `import axios from 'axios'
export const today = async () => (await axios.get(process.env.HABIT_API + '/api/v1/habits/today', { headers: { 'X-API-Key': 'k' } })).data.data
`,
    "today.test.js": `import axios from 'axios'
import { expect, vi } from 'vitest'
import { today } from './today.js'
vi.mock('axios')
axios.get.mockResolvedValue({ data: { success: true, data: [], error: null } })
await today()
expect(axios.get).toHaveBeenCalledWith(\`\${process.env.HABIT_API}/api/v1/habits/today\`, expect.anything())
`,
  });
  expect(files["today.test.js"]).toContain("}/api/v2/habits?date=today`, ");
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test("what a mocked method of axios is refused with is the error of v2", () => {
  const { files, manual } = migrated({
    "start.js": `import axios from 'axios'
export const start = (title) => axios.post('/api/v1/habits', { title }, { headers: { 'X-API-Key': 'k' } })
  .catch((error) => error.response.data.error)
`,
    "start.test.js": `import axios from 'axios'
import { expect, vi } from 'vitest'
import { start } from './start.js'
vi.mock('axios')
axios.post.mockRejectedValueOnce({ response: { status: 400, data: { success: false, data: null, error: 'no title' } } })
expect(await start('')).toBe('no title')
axios.post.mockRejectedValueOnce(new Error('offline'))
`,
  });
  expect(files["start.test.js"]).toContain(
    "data: { data: null, error: { code: 'UNKNOWN', message: 'no title', details: [] } }",
  );
  expect(manual).toEqual([]);
});
