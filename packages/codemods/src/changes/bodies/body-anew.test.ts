import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CLIENT = `import axios from 'axios'
const url = process.env.HABIT_API + '/api/v1/habits/skip'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
`;

test.each([
  [
    "export const skip = (data) => axios({ url, method: 'post', headers, data })",
    "data: { targetDate: data.date } })",
  ],
  [
    "const request = (options) => axios({ headers, ...options })\nexport const skip = (data) => request({ url: process.env.HABIT_API + '/api/v1/habits/skip', method: 'post', data })",
    "data: { targetDate: data.date } })",
  ],
])("a body that is handed over under its own name is named: %s", (code, written) => {
  const call = "await skip({ habitId: 'h1', date: '2024-12-01' })\n";
  const { files } = migrated({ "a.mjs": `${CLIENT}${code}\n${call}` });
  expect(files["a.mjs"]).toContain(written);
});

test("what a literal holds under another name is only replaced", () => {
  const code = "const skip = (it) => axios({ url, method: 'post', headers, data: it })";
  const call = "await skip({ habitId: 'h1', date: '2024-12-01' })\n";
  const { files } = migrated({ "a.mjs": `${CLIENT}${code}\n${call}` });
  expect(files["a.mjs"]).toContain("data: { targetDate: it.date } })");
});

test("a body of the type that the answer is given, too, is read by the names that this has now", () => {
  const { files } = migrated({
    "a.ts": `type CheckIn = { habitId: string; date: string; status: string }
type Visit = { habitId: string; date: string }
async function request<T>(path: string, body: unknown): Promise<{ success: boolean; data: T }> {
  const options = { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) }
  return (await fetch(process.env.HABIT_API + '/api/v1' + path, options)).json()
}
const body: CheckIn = { habitId: 'h1', date: '2024-12-01', status: 'done' }
const skipped: Visit = { habitId: 'h1', date: '2024-12-02' }
console.log((await request<CheckIn>('/habits/checkin', body)).data.date, await request('/habits/skip', skipped))
`,
  });
  expect(files["a.ts"]).toContain("{ habitId: 'h1', targetDate: '2024-12-01', status: 'done' }");
  expect(files["a.ts"]).toContain("{ targetDate: body.targetDate, value: 1");
  expect(files["a.ts"]).toContain("Visit = { habitId: string; date: string }");
  expect(files["a.ts"]).toContain("{ targetDate: skipped.date }");
});
