import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (taken: string) => ({
  "a.js": `export async function call(route, body) {
  ${taken}
  const response = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return (await response.json()).data
}
await call('POST /habits', { title: 'Run', target: 2 })
console.log((await call('GET /habits')).map((habit) => habit.title))
`,
});

test.each([
  "const [method, path] = route.split(' ')",
  "const parts = route.split(' '); const method = parts[0]; const path = parts[1]",
])("a piece of a text is the one of its place alone: %s", (taken) => {
  const { files, confidences, manual } = migrated(program(taken));
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.js"]).toContain("{ name: 'Run', goals: [{ periodicity: 'daily', value: 2 }] }");
});

test("of pieces whose place only a run tells any may be meant", () => {
  const { files } = migrated({
    "a.js": `const ids = 'h1,h2'.split(',')
for (const id of ids) {
  const habit = (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })).json()).data
  console.log(habit.title)
}
`,
  });
  expect(files["a.js"]).toContain("habit.name");
});

test("a place that not all texts have, which are split, may hold its default", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const lines = ['Guitar;20 min', 'Yoga;3'];
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' };
for (const line of lines.join('\\n').split('\\n')) {
  const [title, goal] = line.split(';');
  const [amount, unit = 'times'] = goal.split(' ');
  const body = JSON.stringify({ title, target: Number(amount), unit });
  await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body });
}
for (const goal of ['3', '20 min']) {
  const [amount, unit = 'times'] = goal.split(' ');
  const body = JSON.stringify({ title: 'x', target: +amount, unit });
  await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body });
}
`,
  });
  expect(files["a.mjs"]?.match(/unit === 'times' \? 'rep' : unit/g)).toHaveLength(2);
  expect(confidences).toEqual(["safe"]);
});

test("a text that only a run tells has any number of lines and columns", () => {
  const { files, manual } = migrated({
    "a.mjs": `import { readFileSync } from 'node:fs';
const [head, ...rows] = readFileSync('plan.csv', 'utf8').trim().split('\\n');
for (const row of rows) {
  const [id, title] = row.split(',');
  const body = JSON.stringify({ title });
  await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body });
}
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("JSON.stringify({ name: title })");
});
