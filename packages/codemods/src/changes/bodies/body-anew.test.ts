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
