import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** What becomes of a mock of nock that asks for a body. */
const mocked = (route: string) => {
  const { files, manual } = migrated({
    "wipe.mjs": `export const wipe = (base, ids) => fetch(base + '/api/v1/habits/bulk', {
  method: 'DELETE', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ ids }),
})
await wipe(process.env.HABIT_API, ['a'])
`,
    "wipe.test.mjs": `import nock from 'nock'
import { wipe } from './wipe.mjs'
nock('http://habits.test')${route}.reply(200, { success: true, data: null, error: null })
await wipe('http://habits.test', ['a', 'b'])
`,
  });
  return { text: files["wipe.test.mjs"] ?? "", manual };
};

test.each([
  ["{ ids: ['a', 'b'] }", "{ operations: ['a', 'b'].map("],
  ["['a', 'b']", "{ operations: ['a', 'b'].map("],
])("the ids that a mock asks to be deleted are operations of a batch: %s", (body, operations) => {
  const { text, manual } = mocked(`.delete('/api/v1/habits/bulk', ${body})`);
  expect(text).toContain(`.post('/api/v2/batch', ${operations}`);
  expect(manual).toEqual([]);
});

test("a mock that asks for no body keeps asking for none", () => {
  expect(mocked(".delete('/api/v1/habits/bulk')").text).toContain(".post('/api/v2/batch')");
});

test("ids under another name are left to a person", () => {
  const { manual } = mocked(".delete('/api/v1/habits/bulk', { keys: ['a'] })");
  expect(manual).toEqual(["bulk-delete-to-batch 3"]);
});

test("a function that says whether a mock answers a body asks for the members of v2", () => {
  const { files, confidences, manual } = migrated({
    "plan.mjs": `import nock from 'nock'
const plan = (base, title) => fetch(base + '/api/v1/habits', {
  method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ title, target: 2, unit: 'times' }),
})
nock('http://habits.test').post('/api/v1/habits', (body) => body.title === 'Run' && body.target === 2).reply(201)
await plan(process.env.HABIT_API, 'Run')
await plan('http://habits.test', 'Run')
`,
  });
  expect(files["plan.mjs"]).toContain("(body) => body.name === 'Run' && body.goals[0].value === 2");
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});
