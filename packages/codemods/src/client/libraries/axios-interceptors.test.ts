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
