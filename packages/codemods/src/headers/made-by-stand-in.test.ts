import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const intercepted = (made: string) =>
  migrated({
    "client.mjs": `export const titles = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data.map((habit) => habit.title)
`,
    "titles.test.mjs": `import { titles } from './client.mjs'
const other = { headers: { 'X-API-Key': 'o' } }
const handlers = [[/habits$/, ({ request }) => Response.json({ success: true, data: [{ title: request.method }], error: null })]]
globalThis.fetch = async (input, init) => {
  const request = new Request(${made})
  for (const [pattern, answer] of handlers) if (pattern.test(request.url)) return answer({ request })
}
console.log(await titles(), (await fetch('https://films.test/list')).status)
`,
  }).files["titles.test.mjs"];

test("a request that a stand-in makes of what it is given has the headers of the call", () => {
  expect(intercepted("input, init")).not.toContain("Headers()");
  expect(intercepted("input, init")).toContain("{ name: request.method }");
});

test("one that it makes of other options is given them", () => {
  expect(intercepted("input, other")).toContain("Headers()");
});
