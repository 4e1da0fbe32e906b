import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const sent = (made: string) =>
  migrated({
    "a.mjs": `const send = (unit) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ title: 'Run', target: 1, unit }) })
${made}
`,
  }).files["a.mjs"];

test.each([
  "const [, , unit] = 'Run | 5 | times'.split('|').map((part) => part.trim())\nawait send(unit)",
  "await send('5 times'.replace(/^\\d+ /, ''))",
  "await send('TIMES'.toLowerCase())",
])("a text that may become one that v2 names otherwise is mapped when it is sent: %s", (made) => {
  expect(sent(made)).toContain("unit: unit === 'times' ? 'rep' : unit }");
});

test("one that cannot is not", () => {
  expect(sent("await send('km')")).toContain("value: 1, unit }");
});
