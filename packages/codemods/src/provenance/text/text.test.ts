import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what is joined only if it is there leaves no gap where it is not", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const API = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.KEY }
const send = async (method, id = '', body) => {
  const response = await fetch(\`\${API}/habits\${id && \`/\${id}\`}\`, { method, headers, body: body && JSON.stringify(body) })
  return (await response.json()).data
}
const { id } = await send('POST', '', { title: 'Read' })
console.log((await send('PUT', id, { title: 'Write' })).title)
`,
  });
  expect(files["a.mjs"]).toContain("{ name: 'Write' })).name");
  expect(confidences).not.toContain("review");
});

test.each([
  "process.argv[2] ?? ''",
  "new URLSearchParams('id=h1').get('id') ?? ''",
  "(await import('node:fs')).readFileSync('id', 'utf8') || ''",
])("no part of a path is empty that may be any: `%s`", (id) => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const url = process.env.HABIT_API + '/api/v1/habits/'
const headers = { 'X-API-Key': process.env.KEY }
const id = ${id}
const { data } = await (await fetch(url + id, { headers })).json()
await fetch(\`\${url}\${id}\`, { method: 'PUT', headers, body: JSON.stringify({ title: 'Run' }) })
console.log(data.title)
`,
  });
  expect(files["a.mjs"]).toContain("data.name");
  expect(files["a.mjs"]).toContain("{ name: 'Run' }");
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test("a path that ends in an empty text by what is written is followed as it is", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const read = async (query) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits' + query, { headers })).json()).data
console.log((await read(''))[0].title, (await read(process.argv[2] ? '?date=today' : ''))[0].title)
`,
  });
  expect(files["a.mjs"]).toMatch(/\[0\]\.name, .*\[0\]\.name/);
  expect(confidences).toEqual(["safe"]);
});

test("a default that is an empty text stands in no path whose call hands over an id that is known later", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const routes = { list: () => '/habits', update: (id) => '/habits/' + id }
const run = async (name, id = '', body) => {
  const init = body ? { method: 'PUT', headers, body: JSON.stringify(body) } : { headers }
  return (await (await fetch(process.env.HABIT_API + '/api/v1' + routes[name](id), init)).json()).data
}
const [first] = await run('list')
console.log((await run('update', first.id, { title: 'Run' })).title)
`,
  });
  expect(files["a.mjs"]).toContain("{ name: 'Run' })).name");
  expect(confidences).toEqual(["safe"]);
});
