import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  ["if (config.url.startsWith('/auth')) config.baseURL = 'https://auth.example'"],
  ["if (config.url === '/ping') config.url = 'https://status.example/ping'"],
])("an interceptor that sends some requests elsewhere hides no others: %s", (step) => {
  const { files, confidences } = migrated({
    "a.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } })
http.interceptors.request.use((config) => {
  ${step}
  return config
})
const { data } = await http.get('/habits')
console.log(data.data.map((habit) => habit.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("habit.name");
});

test("an interceptor is given what the calls of functions give that nothing calls, and nothing else", () => {
  const { files, confidences } = migrated({
    "http.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } })
http.interceptors.response.use(
  ({ data: body }) => body.data,
  (failure) => Promise.reject(new Error(failure.response?.data?.error ?? failure.message)),
)
export default http
`,
    "habits.mjs": `import http from './http.mjs'
export const titles = async () => (await http.get('/habits')).map((habit) => habit.title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["http.mjs"]).toContain("failure.response?.data?.error?.message");
  expect(files["habits.mjs"]).toContain("habit.name");
});
