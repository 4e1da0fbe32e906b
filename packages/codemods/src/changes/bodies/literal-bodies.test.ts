import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (code: string) =>
  migrated({
    "a.mjs": `const url = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
${code}
`,
  });

test.each([
  ["text", `'{"title":"Run","target":2}'`],
  ["a template", `\`{"title": "$\{process.argv[2]}", "target": $\{1 + 1}}\``],
])("JSON that is written as %s is made v2's where it is sent", (_, json) => {
  const { files, confidences, manual } = result(
    `await fetch(url, { method: 'POST', headers, body: ${json} })`,
  );
  expect({ confidences, manual }).toEqual({ confidences: ["review"], manual: [] });
  expect(files["a.mjs"]).toContain(
    `body: JSON.stringify((({ title, target }) => ({ name: title, goals: [{ periodicity: 'daily', value: target }] }))(JSON.parse(${json})))`,
  );
});

test("JSON that is kept apart for the call alone is made v2's where it is written", () => {
  const { files, confidences, manual } = result(`const nap = '{"title":"Nap","target":2}'
const post = (body) => fetch(url, { method: 'POST', headers, body })
await post(nap)
await post(nap)`);
  expect({ confidences, manual }).toEqual({ confidences: ["review"], manual: [] });
  expect(files["a.mjs"]).toContain(
    "const nap = JSON.stringify((({ title, target }) => ({ name: title,",
  );
});

test("JSON that is written apart from the call and read besides is left to a person", () => {
  const { files, manual } = result(`const body = '{"title":"Run"}'
await fetch(url, { method: 'POST', headers, body })
console.log(JSON.parse(body).title)`);
  expect(manual).toEqual(["title-to-name 3"]);
  expect(files["a.mjs"]).toContain(`const body = '{"title":"Run"}'`);
});

test("a unit without an amount in JSON text is left to a person", () => {
  const { manual } = result(
    `await fetch(url + '/h1', { method: 'PUT', headers, body: '{"unit":"km"}' })`,
  );
  expect(manual).toEqual(["title-to-name 3"]);
});

test.each([
  `const quoted = (text) => '"' + text + '"'\nconst body = '{"title":' + quoted(process.argv[2]) + '}'`,
  "import { readFileSync } from 'node:fs'\nconst body = readFileSync('habit.json.txt', 'utf8')",
  "import { readFileSync } from 'node:fs'\nconst body = readFileSync('habit.tpl', 'utf8').replace('%TITLE%', 'Run')",
])("JSON that is put together otherwise is left to a person: %s", (made) => {
  const { confidences, manual } = result(
    `${made}\nawait fetch(url, { method: 'POST', headers, body })`,
  );
  expect(manual).toHaveLength(1);
  expect(confidences).toEqual(["review"]);
});

test.each([
  "body: process.argv[2] ? JSON.stringify({ title: 'Run' }) : undefined",
  "body: '{}'",
  "",
])("a body that is JSON of an object, or none, is not: %s", (body) => {
  const { manual, confidences } = result(`await fetch(url, { method: 'POST', headers, ${body} })`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
