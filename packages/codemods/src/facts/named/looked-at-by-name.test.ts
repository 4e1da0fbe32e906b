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
