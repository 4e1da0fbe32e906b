import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABITS = `const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const label = (x) => x.title + x.target
`;

test.each([
  [
    "rows",
    "const [head, ...lines] = 'title,target\\nBudget,board'.split('\\n').map((line) => line.split(','))\nconst own = lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])))",
  ],
  [
    "rows of a file, put together by spreading",
    "const [head, ...lines] = readFileSync('budget.csv', 'utf8').split('\\n')\nconst columns = head.split(',')\nconst own = lines.map((line) => line.split(',').reduce((row, cell, i) => ({ ...row, [columns[i]]: cell }), {}))",
  ],
  [
    "rows of a file, put together by assigning",
    "const [head, ...lines] = readFileSync('budget.csv', 'utf8').split('\\n')\nconst columns = head.split(',')\nconst own = lines.map((line) => Object.assign({}, ...line.split(',').map((cell, i) => ({ [columns[i]]: cell }))))",
  ],
  [
    "rows of names in the code",
    "const own = [['title', 'target'].reduce((row, name, i) => ({ ...row, [name]: cells[i] }), {})]",
  ],
  ["a form", "const own = [Object.fromEntries(new FormData(form))]"],
  ["a query", "const own = [Object.fromEntries(new URLSearchParams(location.search).entries())]"],
  [
    "a map",
    "const row = {}\nfor (const cell of cells) row[cell.name] = cell.text\nconst own = [row]",
  ],
])("%s keep their names beside habits", (_, own) => {
  const code = `${HABITS}${own}\nconsole.log((await load()).map(label), own.map(label), own[0].title)`;
  const { confidences, files } = migrated({ "a.js": code });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain("(x.title ?? x.name) + (x.target ?? x.goals?.[0]?.value)");
  expect(files["a.js"]).toContain("own[0].title)");
});

test("what is made of a habit's members is a habit", () => {
  const code = `${HABITS}const upper = (h) => Object.fromEntries(Object.keys(h).map((key) => [key, h[key]]))
console.log((await load()).map(upper).map(label))`;
  expect(migrated({ "a.js": code }).files["a.js"]).not.toContain("x.title ??");
});

test("a body that is sent without what is empty is v2's, however often it is made", () => {
  const { files, confidences } = migrated({
    "tools.js": `exports.merge = function merge() {
  const out = {}
  for (const source of arguments) Object.keys(source).forEach((key) => { out[key] = source[key] })
  return out
}
exports.compact = (o) => Object.fromEntries(Object.entries(o).filter(([, value]) => value != null))
`,
    "remote.js": `const { compact } = require('./tools')
const send = (body) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.KEY }, body: JSON.stringify(body) })
exports.create = (h) => send(compact({ title: h.title, target: h.target, unit: h.unit }))
`,
    "main.js": `const { merge } = require('./tools')
const remote = require('./remote')
const DEFAULTS = { target: 1, unit: 'km' }
async function run(title) {
  const draft = { title }
  await remote.create(merge(DEFAULTS, draft))
}
async function main() {
  await run('A')
  await run('B')
}
main()
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["remote.js"]).toContain("send(compact({ name: h.title, goals: ");
});
