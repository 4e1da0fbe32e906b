import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.mjs": `const ask = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
const FIELDS = ['title', 'target', 'unit']
const wanted = { title: 'Run', target: 3, unit: 'times' }
const [first, second] = await ask('/habits')
${code}
`,
  });

test("a unit of the program's own is made v2's where it is held against a habit's, and once", () => {
  const { confidences, files, manual } =
    after(`const isSame = (a, b) => FIELDS.every((f) => a[f] === b[f])
console.log(isSame(first, wanted), isSame(first, second))`);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain(
    "[f] === ((b[f] === 'times' ? 'rep' : b[f]) ?? { title: b.name, target: b.goals?.[0]?.value, unit: b.goals?.[0]?.unit }[f])",
  );
  expect(migrated(files).files).toEqual({});
});

test("it stays where it is shown", () => {
  const { files } = after(`const show = (a) => console.log(FIELDS.map((f) => a[f]).join())
show(first)
show(wanted)`);
  expect(files["a.mjs"] ?? "").not.toContain("a[f] === 'times'");
});

test("what was written out is not asked for its unit again", () => {
  const { files } = migrated({
    "a.mjs": `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits' + path, { method, headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body) })).json()).data
function diff(before, after) {
  const out = {}
  for (const key in after) if (after[key] !== before[key]) out[key] = after[key]
  return out
}
const first = await ask('GET', '/h1')
const form = { title: 'Run!', frequency: first.frequency, target: first.target, unit: first.unit }
console.log((await ask('PUT', '/h1', diff(first, form))).title)
console.log((await ask('PUT', '/h2', diff(await ask('GET', '/h2'), { ...(await ask('GET', '/h2')), title: 'Read' }))).title)
`,
  });
  expect(files["a.mjs"]).toContain("(before[key] ?? { title: before.name,");
  expect(migrated(files).files).toEqual({});
});
