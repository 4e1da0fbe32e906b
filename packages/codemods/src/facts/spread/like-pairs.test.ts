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

test("what a loop holds against what it was before is like itself, and not like what else comes to the same place", () => {
  const { files } = migrated({
    "a.mjs": `import isEqual from 'fast-deep-equal'
const response = await fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const { data: habits } = await response.json()
const movies = [{ title: 'Alien', streak: 3 }]
const before = {}
for (const [name, list] of Object.entries({ habits, movies })) {
  if (!isEqual(before[name], list)) console.log(name)
  before[name] = list
}
console.log(habits[0].title, movies[0].title)
`,
  });
  expect(files["a.mjs"]).toContain("const movies = [{ title: 'Alien', streak: 3 }]");
  expect(files["a.mjs"]).toContain("console.log(habits[0].name, movies[0].title)");
});

test("copies that copy one another are looked at once each", { timeout: 20_000 }, () => {
  const made = Array.from(
    { length: 8 },
    (_, at) => `list.push({ ...list[${at}], title: 'T${at}' })`,
  );
  const { files } = migrated({
    "tracker.mjs": TRACKER,
    "tracker.test.mjs": `import assert from 'node:assert'
import { start } from './tracker.mjs'
let list = [{ id: 'a', title: 'Sail', streak: 1 }]
const change = (id, title) => {
  const found = list.find((each) => each.id === id)
  const next = { ...found, title }
  list = list.map((each) => (each === found ? next : each))
  return next
}
${made.join("\n")}
globalThis.fetch = async (url, { body }) => {
  const data = change('a', JSON.parse(body).title)
  return { ok: true, json: async () => ({ success: true, data, error: null }) }
}
assert.equal(await start('Sail'), 'Sail')
assert.deepEqual(list[0], { id: 'a', title: 'Sail', streak: 1 })
`,
  });
  expect(files["tracker.test.mjs"]).toContain("{ id: 'a', name: 'Sail'");
});
