import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ASK = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits' + path, { method, headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body) })).json()).data
`;

test.each([
  ["Object.keys(changes).every((key) => current[key] === changes[key])", "changes[key]"],
  ["!Object.entries(changes).some(([key, value]) => current[key] !== value)", "value"],
])(
  "what is held against a habit by its own names keeps them until it is sent: %s",
  (isSame, own) => {
    const { files, manual } = migrated({
      "a.mjs": `${ASK}async function update(id, changes) {
  const current = await ask('GET', '/' + id)
  return ${isSame} ? current.title : (await ask('PUT', '/' + id, changes)).title
}
console.log(await update('h1', { title: 'Run' }), await update('h1', { target: 3, unit: 'times' }))
`,
    });
    expect(manual).toEqual([]);
    expect(files["a.mjs"]).toContain("update('h1', { target: 3, unit: 'times' })");
    expect(files["a.mjs"]).toContain("(({ title, frequency, target, unit }) => ({ name: title,");
    expect(files["a.mjs"]).toContain("title: current.name");
    expect(files["a.mjs"]).toContain(`== (${own} === 'times' ? 'rep' : ${own})`);
    expect(migrated(files).files).toEqual({});
  },
);

test("a form that is asked by the names of another for what is empty is none", () => {
  const { files, manual } = migrated({
    "a.mjs": `${ASK}const blank = { title: '', target: 1 }
const read = (text) => {
  let form = blank
  for (const [name, value] of new URLSearchParams(text)) form = { ...form, [name]: value }
  return form
}
const empty = (form) => Object.keys(blank).filter((name) => form[name] === '')
const form = read(process.argv[2])
if (empty(form).length === 0) console.log((await ask('POST', '', form)).title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("const blank = { title: '', target: 1 }");
  expect(files["a.mjs"]).toContain("JSON.stringify({ name: body.title, goals: [");
});
