import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const head = `const send = async (body) => (await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })).json()
const amount = process.argv[2]
`;
const result = (code: string) =>
  migrated({ "a.mjs": `${head}${code}\nawait send(body)\nconsole.log(body.target)\n` }).files[
    "a.mjs"
  ];

test.each([
  "const body = { title: 'Run', ...(amount && { target: 3 }) }",
  "const body = { title: 'Run', ...(amount ? { target: 3, unit: 'km' } : {}) }",
  "const body = { title: 'Run' }\nif (amount) body.target = 3",
  "const body = { title: 'Run', target: amount ? 3 : undefined }",
  "const body = { title: 'Run', target: 3 }\nif (amount) delete body.target",
])("a member that is there under a condition alone is asked for so: %s", (code) => {
  expect(result(code)).toContain("console.log(body.goals?.[0]?.value)");
});

test.each([
  "const body = { title: 'Run', target: 3 }",
  "const body = { title: 'Run' }\nbody.target = 3",
  "const body = { title: 'Run', target: 3, ...(amount && { unit: 'km' }) }",
  "const body = { title: 'Run', ...(amount ? { target: 3 } : { target: 1 }) }",
])("one that is there in any case is read straight away: %s", (code) => {
  expect(result(code)).toContain("console.log(body.goals[0].value)");
});
