import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a tuple that ends before has nothing at a position that others fill", () => {
  const { files } = migrated({
    "a.mjs": `const DEFAULTS = { frequency: 'daily', unit: 'times', target: 1 }
const create = (title, options) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify({ ...DEFAULTS, ...options, title }) })
for (const [title, options] of [['Walk'], ['Swim', { target: 2 }]]) await create(title, options)
`,
  });
  expect(files["a.mjs"]).toContain("...options?.goals?.[0]");
});
