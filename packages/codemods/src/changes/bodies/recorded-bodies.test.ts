import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = `export const done = (id, date) => fetch(process.env.HABIT_API + '/api/v1/habits/checkin', {
  method: 'POST',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  body: JSON.stringify({ habitId: id, date, status: 'done' }),
})
`;
const suite = (asserted: string): string => `import assert from 'node:assert'
import { mock } from 'node:test'
import { done } from './api.mjs'
const stub = mock.method(globalThis, 'fetch', async () => Response.json({}))
await done('h1', '2024-12-24')
const [url, init] = stub.mock.calls[0].arguments
${asserted}
`;
const after = (asserted: string) => {
  const { files, manual } = migrated({ "api.mjs": api, "api.test.mjs": suite(asserted) });
  return { last: files["api.test.mjs"]?.split("\n").at(-2) ?? asserted, manual };
};

test("what a test reads of a body that was sent has the name that v2 has", () => {
  expect(after("assert.equal(JSON.parse(init.body).date, '2024-12-24')")).toEqual({
    last: "assert.equal(JSON.parse(init.body).targetDate, '2024-12-24')",
    manual: [],
  });
  expect(after("const { date } = JSON.parse(init.body)").last).toBe(
    "const { targetDate: date } = JSON.parse(init.body)",
  );
});

test("what no body of v2 has is left to a person", () => {
  const read = "assert.equal(JSON.parse(init.body).habitId, 'h1')";
  expect(after(read)).toEqual({ last: read, manual: ["checkin-to-logs 7"] });
});

test("an expression that the URL is matched with matches that of v2", () => {
  expect(after("assert.match(url, /\\/habits\\/checkin$/)").last).toBe(
    "assert.match(url, /\\/habits\\/[^/]+\\/logs$/)",
  );
  expect(after("assert.match(url, /\\/habits\\//)").last).toBe("assert.match(url, /\\/habits\\//)");
});
