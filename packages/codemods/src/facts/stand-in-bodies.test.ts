import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const client = `export const create = (base, send) => ({
  done: (habitId, date) =>
    send(base + '/api/v1/habits/checkin', { method: 'POST', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify({ habitId, date, status: 'done' }) }),
  clear: (ids) =>
    send(base + '/api/v1/habits/bulk', { method: 'DELETE', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify({ ids }) }),
})
const live = create(process.env.HABIT_API, fetch)
await live.done('h1', '2024-12-24')
await live.clear(['h1'])
`;
const tried = (answer: string) =>
  migrated({
    "client.mjs": client,
    "try.mjs": `import { create } from './client.mjs'
const seen = []
const fake = async (url, init) => {
  ${answer}
  return Response.json({ success: true, data: null, error: null })
}
const api = create('https://habits.test', fake)
await api.done('x1', '2024-12-24')
await api.clear(['x1'])
`,
  });

test("what is given to code in the place of a client reads what v2 is sent", () => {
  const { files, manual } = tried("seen.push(init.method, JSON.parse(init.body).date)");
  expect(files["try.mjs"]).toContain("JSON.parse(init.body).targetDate");
  expect(manual).toEqual([]);
});

test.each([
  ["const { habitId = 'x' } = JSON.parse(init.body)\n  seen.push(habitId)", "checkin-to-logs 4"],
  ["const { ids, ...rest } = JSON.parse(init.body)\n  seen.push(ids)", "bulk-delete-to-batch 4"],
])("what no body of v2 has is left to a person: %s", (answer, left) => {
  expect(tried(answer).manual).toEqual([left]);
});

test("a method by which v2 does not tell its calls apart is left to a person", () => {
  const { manual } = tried("if (init.method === 'DELETE') seen.push(url)");
  expect(manual).toEqual(["bulk-delete-to-batch 4"]);
});
