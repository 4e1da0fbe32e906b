import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("an id that a call may leave out makes no call of another service of the one that has to have it", () => {
  const { confidences } = migrated({
    "call.mjs": `async function call({ id, method = 'GET', json }) {
  const res = await fetch(\`\${process.env.HABIT_API}/api/v1/habits\${id ? \`/\${id}\` : ''}\`, {
    method,
    headers: { 'X-API-Key': process.env.KEY },
    body: json && JSON.stringify(json),
  })
  return (await res.json()).data
}
for (const habit of await call({})) {
  const saved = await call({ id: habit.id, method: 'PUT', json: { title: habit.title + '!' } })
  console.log(saved.title)
}
`,
  });
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});

test.each([
  ["json === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(json) }"],
  ["arguments.length > 1 ? { headers, method: 'POST', body: JSON.stringify(json) } : { headers }"],
])("a call that may send nothing is known by what it is given: %s", (options) => {
  const { files, manual } = migrated({
    "call.mjs": `const headers = { 'X-API-Key': process.env.KEY }
async function call(path, json) {
  return (await fetch(process.env.HABIT_API + '/api/v1' + path, ${options})).json()
}
for (const habit of (await call('/habits')).data) console.log(habit.title)
const made = await call('/habits', { title: 'Swim' })
console.log(made.data.title, (await call('/habits/none')).error)
`,
  });
  expect(files["call.mjs"]).toContain("console.log(habit.name)");
  expect(files["call.mjs"]).toContain("console.log(made.data.name, ");
  expect(manual.filter((each) => each.startsWith("v1-sunset"))).toEqual([]);
});

test("what code does that names no method is read, whether a call gives what it asks for or not", () => {
  const { files } = migrated({
    "a.mjs": `const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })
const { data } = await res.json()
const show = (habit, end) => (end === undefined ? habit.title : habit.title + end)
console.log(data.map((habit) => show(habit)))
`,
  });
  expect(files["a.mjs"]).toContain("end === undefined ? habit.name : habit.name + end");
});
