import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const TRACKER = `export async function start(title) {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', {
    method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ title }),
  })
  const { data } = await response.json()
  return data.title
}
console.log(await start('Row'))
`;

test.each(["const { status, ...body } = answers.shift()", "const body = { ...answers.shift() }"])(
  "what a stand-in answers with is like what the service does though it is a copy: %s",
  (take) => {
    const { files, manual } = migrated({
      "tracker.mjs": TRACKER,
      "tracker.test.mjs": `import assert from 'node:assert'
import { start } from './tracker.mjs'
const answers = [{ status: 201, success: true, data: { id: 'a', title: 'Sail' }, error: null }]
globalThis.fetch = async () => {
  ${take}
  return { ok: true, json: async () => body }
}
assert.equal(await start('Sail'), 'Sail')
`,
    });
    expect(manual).toEqual([]);
    expect(files["tracker.test.mjs"]).toContain("data: { id: 'a', name: 'Sail' }");
  },
);
