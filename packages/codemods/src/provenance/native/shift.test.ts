import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const send = (begin: string, path = "path") => `${begin}
  return fetch(process.env.HABIT_API + '/api/v1' + ${path}, { method: verb, body: JSON.stringify(body), headers: { 'X-API-Key': process.env.HABIT_API_KEY } }).then((r) => r.json())
}
rest('POST', '/habits', { title: 'x' }).then((b) => console.log(b.data.title))
export {}
`;

test.each([
  "function rest() {\n  const args = [].slice.call(arguments)\n  const verb = args.shift(), path = args.shift()\n  const body = args[0]",
  "function rest() {\n  const args = Array.prototype.slice.call(arguments)\n  const verb = args.shift()\n  const path = args.shift()\n  const body = args.shift()",
  "function rest(...args) {\n  let body, verb, path\n  verb = args.shift()\n  path = args.shift()\n  body = args.shift()",
  "function rest() {\n  const verb = arguments[0], path = arguments[1], body = arguments[2]",
])("what is taken from the arguments in a row is told apart: %s", (begin) => {
  const { files, confidences } = migrated({ "a.js": send(begin) });
  expect(files["a.js"]).toContain("rest('POST', '/habits', { name: 'x' })");
  expect(files["a.js"]).toContain("console.log(b.data.name)");
  expect(confidences).toEqual(["safe"]);
});

test("what is taken in a branch may be any of them", () => {
  const begin =
    "function rest(...args) {\n  const verb = args.shift()\n  let path = '/habits'\n  if (verb) path = args.shift()\n  const body = args.shift()";
  expect(migrated({ "a.js": send(begin) }).confidences).toEqual(["review"]);
});

test("what is left in a list has moved to other places", () => {
  const { files } = migrated({
    "a.mjs": `const queue = [{ title: 'x', target: 2, unit: 'times' }, { title: 'y' }]
const send = (body) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', body: JSON.stringify(body), headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
queue.shift()
send(queue[0])
`,
  });
  expect(files["a.mjs"]).toContain("{ name: 'y' }");
});

test("a list that others hold, too, gives any of its elements each time", () => {
  const { files, manual } = migrated({
    "a.mjs": `const answers = [{ data: { id: 'a', title: 'Run' } }, { data: { id: 'b', title: 'Sit' } }]
globalThis.fetch = async () => {
  const body = answers.shift()
  return { ok: true, json: async () => body }
}
const load = async (id) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })).json()).data
console.log((await load('a')).title, (await load('b')).title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ id: 'a', name: 'Run' } }, { data: { id: 'b', name: 'Sit' }");
});
