import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;
const result = (code: string, load = LOAD) =>
  migrated({ "a.mjs": `import { spawn } from 'node:child_process'\n${load}${code}` });

const VIEW = ".map((habit) => ({ id: habit.id, title: habit.name, ";

test.each([
  "await fetch('https://crm.example/import', { method: 'POST', body: JSON.stringify(data) })",
  "await fetch(process.env.CRM + '/import', { method: 'POST', body: JSON.stringify({ data }) })",
  "spawn('node', ['worker.mjs']).stdin.end(JSON.stringify(data))",
  "spawn('node', ['worker.mjs', JSON.stringify(data)])",
  "spawn('node', ['worker.mjs'], { env: { ...process.env, HABITS: JSON.stringify(data) } })",
  "const { default: vm } = await import('node:vm')\nvm.runInNewContext('data[0].title', { data })",
  "new Function('habits', 'return habits[0].title')(data)",
  "const rules = ['habits[0].streak > 5'].map((text) => ({ test: new Function('habits', 'return ' + text) }))\nconsole.log(rules.every((rule) => rule.test(data)))",
  "spawn('node', ['worker.mjs']).stdin.end(JSON.stringify(data) + '\\n')",
  "const { default: redis } = await import('redis')\nawait redis.publish('habits', JSON.stringify(data))",
  "const { default: ejs } = await import('ejs')\nawait ejs.renderFile('page.ejs', { data })",
  "document.body.innerHTML = Mustache.render(document.querySelector('#row').innerHTML, { data })",
  "console.log(JSON.stringify(data, null, 2))",
  "console.log(JSON.stringify(data, ['id', 'title']))",
  "spawn('curl').stdin.write('event: habits\\ndata: ' + JSON.stringify(data) + '\\n\\n')",
  "export const page = () => '<script>window.habits = ' + JSON.stringify(data) + '</script>'",
  "export const handler = async () => ({ statusCode: 200, body: JSON.stringify(data) })",
  "location.hash = encodeURIComponent(JSON.stringify(data))",
  "export default { fetch: () => new Response(JSON.stringify(data)) }",
])("whole habits that somebody else is given have their old names there: %s", (code) => {
  const { files, manual, confidences } = result(code);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain(`data${VIEW}`);
  expect(migrated({ "a.mjs": String(files["a.mjs"]) }).files).toEqual({});
});

test("one habit of several is, too, and what is put beside it stays", () => {
  const { files, manual } = result(
    "const out = spawn('jq').stdin\nfor (const each of data) out.write(JSON.stringify({ ...each, by: 'me' }) + '\\n')",
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ ...{ id: each.id, title: each.name, ");
  expect(files["a.mjs"]).toContain("=== 'rep' ? 'times' : each.goals?.[0]?.unit");
});

test.each([
  "const rows = { rows: data }\nspawn('jq').stdin.end(JSON.stringify(rows))",
  "const send = (row) => spawn('jq').stdin.end(JSON.stringify(row))\nsend(data[0])\nsend({ by: 'me' })",
  "const { default: db } = await import('mongo')\nawait db.collection('habits').insertMany(data)",
  "const { default: redis } = await import('redis')\nawait redis.set('habits', JSON.stringify(data))",
  "console.log(data.filter(new Function('habit', 'return habit.streak > 5')))",
  "const { ipcMain } = await import('electron')\nipcMain.handle('habits', async () => data)",
  "const { ApolloServer } = await import('@apollo/server')\nnew ApolloServer({ resolvers: { Query: { habits: () => data } } })",
])(
  "those that are put together elsewhere, or kept where the program may ask for them again, are left to a person: %s",
  (code) => {
    const { manual, confidences } = result(code);
    expect(manual).toHaveLength(1);
    expect(confidences).toEqual(["review"]);
  },
);

test.each([
  "await fetch('https://crm.example/import', { method: 'POST', body: JSON.stringify(data.map((each) => ({ id: each.id, label: each.title }))) })",
  "const { default: redis } = await import('redis')\nawait redis.publish('habits', String(data.length))",
  "console.log(JSON.stringify(data.map(({ id }) => id)))",
  "console.error('odd: ' + JSON.stringify(data))",
  "const copy = JSON.parse(JSON.stringify(data))\nconsole.log(copy.length)",
  "console.log(JSON.stringify(data[0]) === JSON.stringify(data[1]))",
])("what is made of them is not: %s", (code) => {
  const { manual, confidences } = result(code);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test.each(["_.groupBy(data, (habit) => habit.streak)", "_.chunk(data, 2)"])(
  "so are groups that a library makes of them: %s",
  (groups) => {
    const { manual } = result(
      `import _ from 'lodash'\nimport pug from 'pug'\npug.renderFile('page.pug', { groups: ${groups} })`,
    );
    expect(manual).toEqual(["title-to-name 5"]);
  },
);

test("groups of something else are not", () => {
  const { manual } = result(
    "import _ from 'lodash'\nimport pug from 'pug'\npug.renderFile('page.pug', { groups: _.groupBy(films, 'year') })\nconsole.log(data.length)",
  );
  expect(manual).toEqual([]);
});

test("what v2 answers is not", () => {
  const load = LOAD.replace("/api/v1", "/api/v2");
  expect(
    result("spawn('node', ['worker.mjs']).stdin.end(JSON.stringify(data))", load).manual,
  ).toEqual([]);
});
