import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const BODY = "{ habitId, date: '2024-01-01', status: 'done' }";
const axios = [
  "import axios from 'axios'",
  "const api = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } })",
  "const others = axios.create({ baseURL: 'https://shop.example/api' })",
];

function after(...lines: readonly string[]) {
  const { files, confidences, manual } = migrated({ "a.mjs": lines.join("\n") });
  return { text: files["a.mjs"] ?? "", confidences, manual };
}

test("what axios tells of the request that failed is asked as v2 has it", () => {
  const { text, confidences, manual } = after(
    ...axios,
    "export async function check(habitId) {",
    `  try { await api.post('/habits/checkin', ${BODY}) }`,
    "  catch (error) {",
    "    if (error.config.url === '/habits/checkin') console.log(JSON.parse(error.config.data).date)",
    "    if (error.config?.url?.endsWith('/checkin')) console.log(error.config.headers)",
    "  }",
    "}",
  );
  expect(text).toContain("/^\\/habits\\/[^/]+\\/logs$/.test(error.config.url)");
  expect(text).toContain("JSON.parse(error.config.data).targetDate");
  expect(text).toContain("error.config?.url?.endsWith('/logs')");
  expect([confidences, manual]).toEqual([["safe"], []]);
});

test("so is what its answer tells, and not what other services were sent", () => {
  const { text, confidences } = after(
    ...axios,
    "const sent = await api.post('/habits', { title: 'Read', frequency: 'daily', target: 3, unit: 'min' })",
    "console.log(JSON.parse(sent.config.data).title)",
    "const order = await others.post('/orders', { title: 'Pen', target: 3 })",
    "console.log(JSON.parse(order.config.data).title, order.config.url === '/habits/checkin')",
  );
  expect(text).toContain("JSON.parse(sent.config.data).name");
  expect(text).toContain(
    "JSON.parse(order.config.data).title, order.config.url === '/habits/checkin'",
  );
  expect(confidences).toEqual(["safe"]);
});

test("a request that is sent once more stays the one that it was", () => {
  const { text, confidences } = after(
    ...axios,
    "api.interceptors.response.use((answer) => answer, (error) => {",
    "  const sent = error.config",
    "  if (sent.retried) throw error",
    "  sent.retried = true",
    "  return api(sent)",
    "})",
    "const { data } = await api.get('/habits')",
    "console.log(data.data.map((habit) => habit.title))",
  );
  expect(text).toContain("habit.name");
  expect(confidences).toEqual(["safe"]);
});

test("the URL of a response is held against that of v2", () => {
  const { text, confidences, manual } = after(
    "const base = process.env.HABIT_API + '/api/v1'",
    "const headers = { 'X-API-Key': 'k', 'Content-Type': 'application/json' }",
    "export async function check(habitId) {",
    `  const answer = await fetch(\`\${base}/habits/checkin\`, { method: 'POST', headers, body: JSON.stringify(${BODY}) })`,
    "  if (new URL(answer.url).pathname.endsWith('/checkin')) console.log(answer.status)",
    "  const order = await fetch('https://shop.example/api/v1/checkin')",
    "  return order.url.endsWith('/checkin')",
    "}",
  );
  expect(text).toContain("pathname.endsWith('/logs')");
  expect(text).toContain("order.url.endsWith('/checkin')");
  expect([confidences, manual]).toEqual([["safe"], []]);
});

test("the errors of ky and got tell of what was sent, too", () => {
  const { text } = after(
    "import ky from 'ky'",
    "const api = ky.create({ prefixUrl: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } })",
    "export async function check(habitId) {",
    `  try { await api.post('habits/checkin', { json: ${BODY} }) }`,
    "  catch (error) { if (error.request.url.endsWith('/checkin')) console.log(error.options.json.date) }",
    "}",
  );
  expect(text).toContain("error.request.url.endsWith('/logs')");
  expect(text).toContain("error.options.json.targetDate");
});
