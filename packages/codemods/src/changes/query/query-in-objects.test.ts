import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const wrapper = `const get = async (path, { query } = {}) => {
  const search = query ? '?' + new URLSearchParams(query) : ''
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path + search, { headers: { 'X-API-Key': 'k' } })
  return (await res.json()).data
}
`;

test("of the queries that a wrapper was seen to send, each path takes the id of its own call", () => {
  const { files, manual } = migrated({
    "a.mjs": `${wrapper}
const notes = (habitId) => get('/notes', { query: { habitId } })
const logs = (habit) => get('/logs', { query: { habitId: habit.id } })
console.log(await notes('h1'), (await logs({ id: 'h3' })).map((log) => log.date))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`get(\`/habits/\${encodeURIComponent(habitId)}/notes\`)`);
  expect(files["a.mjs"]).toContain(`get(\`/habits/\${encodeURIComponent(habit.id)}/logs\`)`);
});

test("ids that are written out are not taken for one another", () => {
  const { files } = migrated({
    "a.mjs": `${wrapper}
console.log(await get('/notes', { query: { habitId: 'h1' } }), await get('/logs', { query: { habitId: 'h3' } }))
`,
  });
  expect(files["a.mjs"]).toContain("await get('/habits/h1/notes'), await get('/habits/h3/logs')");
});
