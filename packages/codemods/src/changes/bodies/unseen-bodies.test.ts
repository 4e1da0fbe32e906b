import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const sent = `await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(patch) })
`;
const result = (code: string) => migrated({ "a.mjs": code + sent });

const opened =
  "JSON.stringify((({ title, frequency, target, unit }) => ({ name: title, occurrence: frequency == null ? undefined : { type: frequency }, goals: target == null && unit == null ? undefined : [{ periodicity: frequency ?? 'daily', value: target, unit: unit === 'times' ? 'rep' : unit }] }))(patch))";

test("a body whose members get names that only a run tells is made v2's where it is sent", () => {
  const { files, manual, confidences } = result(`const patch = {}
patch[Date.now().toString(36)] = true
`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain(opened);
});

test("so is one whose members have names that are cut out of longer texts", () => {
  const { files, manual, confidences } = result(`const [key, value] = 'target=2'.split('=')
const patch = { [key]: Number(value) }
patch[key] += 1
`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(opened);
});

const made = (code: string, body: string) =>
  migrated({
    "a.mjs": `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body) })).json()).data
${code}
console.log((await ask('POST', '/habits', ${body})).title)
`,
  });

test.each([
  ["inputs", "for (const input of document.forms[0].elements) body[input.name] = input.value"],
  ["questions", "for (const q of JSON.parse(process.argv[2])) body[q.field] = q.answer"],
])(
  "a habit that is made of what code alone has under names of %s is surely that of v1",
  (_, code) => {
    const { confidences, manual, files } = made(`const body = {}\n${code}`, "body");
    expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
    expect(files["a.mjs"]).toContain(
      "ask('POST', '/habits', (({ title, frequency, target, unit }) =>",
    );
  },
);

const changed = (body: string) =>
  migrated({
    "a.mjs": `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body) })).json()).data
const taken = (given) => {
  const draft = {}
  for (const [key, value] of Object.entries(given)) if (key !== 'csrf') draft[key] = String(value)
  return draft
}
const before = await ask('GET', '/habits/h1')
console.log((await ask('PUT', '/habits/h1', ${body})).title)
`,
  });

test("a change is surely that of v1 where it has an amount beside what only a run tells", () => {
  const body =
    "{ target: before.target, unit: before.unit, ...taken(JSON.parse(process.argv[2])) }";
  expect(changed(body).confidences).toEqual(["safe"]);
  expect(changed(body.replace("target: before.target, ", "")).confidences).toEqual(["review"]);
});

test("one that takes its names from a habit is not, as these are those of v2", () => {
  const { confidences } = made(
    `const habit = await ask('GET', '/habits/h1')
const given = JSON.parse(process.argv[2])
const body = {}
for (const name of Object.keys(habit)) body[name] = given[name]`,
    "body",
  );
  expect(confidences).not.toContain("safe");
});

test.each([
  [
    "of an object",
    "const body = { unit: 'times' }\nfor (const [k, v] of pairs) body[k] = v",
    "body",
  ],
  ["of a sum", "", "pairs.reduce((all, [k, v]) => ({ ...all, [k]: v }), { unit: 'times' })"],
])(
  "what is written beside names that only a run tells hides none of these: %s",
  (_, code, body) => {
    const { files } = made(
      `const pairs = process.argv.slice(2).map((pair) => pair.split('='))\n${code}`,
      body,
    );
    expect(files["a.mjs"]).toMatch(/name: (body|form)\.title/);
    expect(files["a.mjs"]).toMatch(/value: (body|form)\.target/);
    expect(files["a.mjs"]).toMatch(/occurrence: (body|form)\.frequency == null \? undefined/);
  },
);

test("one that is put into a habit leaves that its old names, which it may name, too", () => {
  const { files, manual } = result(`const url = process.env.HABIT_API + '/api/v1/habits'
const { data } = await (await fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
const patch = {}
patch[process.argv[2]] = 'Run'
console.log(data.map((habit) => ({ ...habit, ...patch })).map(({ title }) => title))
`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "({ ...habit, title: habit.name, frequency: habit.occurrence.type,",
  );
  expect(files["a.mjs"]).toContain("...patch })).map(({ title }) => title)");
});

test("one that copies a habit takes it in by the names of v1", () => {
  const { files, manual } = result(`const url = process.env.HABIT_API + '/api/v1/habits/h1'
const { data } = await (await fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
const patch = { ...data }
patch[Date.now().toString(36)] = true
`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ ...data, title: data.name, frequency: data.occurrence.type,");
  expect(files["a.mjs"]).toContain("JSON.stringify({ name: patch.title, occurrence: {");
});

test("a body whose members all have names in the code is not", () => {
  const { manual, confidences } = result(`const patch = {}
patch.title = 'Run'
`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test("what is read of a habit within a body whose names a run tells is read as v2 has it", () => {
  const { files, manual } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const url = process.env.HABIT_API + '/api/v1/habits/h1'
const { data } = await (await fetch(url, { headers })).json()
await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ title: data.title, [process.argv[2]]: 2 }) })
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("({ title: data.name, [process.argv[2]]: 2 })");
});

test.each([
  "const patch = Object.assign({ title: 'Run' }, JSON.parse(process.argv[2]))",
  "const patch = { title: 'Run' }\nObject.assign(patch, JSON.parse(process.argv[2]))",
  "import _ from 'lodash'\nconst patch = _.merge({ title: 'Run' }, JSON.parse(process.argv[2]))",
])("one that a call copies something unknown into is made v2's where it is sent: %s", (code) => {
  const { files, manual, confidences } = result(`${code}\n`);
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["review"] });
  expect(files["a.mjs"]).toContain(opened);
});

test("one that lodash copies named members into is made v2's where it is sent", () => {
  const { files, manual, confidences } = result(`import _ from 'lodash'
const patch = _.assign({ frequency: 'daily' }, _.zipObject(['title', 'target'], ['Sing', 8]))
`);
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["review"] });
  expect(files["a.mjs"]).toContain(opened);
});

test.each([
  "const { title, target, ...rest } = JSON.parse(process.argv[2])",
  "export const add = async ({ title, target = 1, ...rest } = {}) => {",
  "export const add = async (title, target, rest = {}) => {",
])("so is one that copies what a pattern leaves of such a value: %s", (head) => {
  const body = "{ title, target, unit: 'times', ...rest }";
  const { files, manual, confidences } = migrated({
    "a.mjs": `${head}
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(${body}) })
${head.endsWith("{") ? "}" : ""}`,
  });
  expect(files["a.mjs"]).toContain(opened.replace("(patch)", `(${body})`));
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["review"] });
});

test("what is taken out of a habit and put back beside the rest is in the rest already", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const add = ({ title, target, ...rest }) =>
  fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify({ title, target, ...rest }) })
await add({ title: 'Run', target: 3, frequency: 'daily' })
`,
  });
  expect(files["a.mjs"]).toContain("JSON.stringify({ name: title, ...rest })");
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["_.mapValues(form, (value) => value ?? null)"],
  ["_.zipObject(['title', 'target'], ['Run', 2])"],
  ["_.fromPairs([['title', 'Run'], ['target', 2]])"],
])("one that a library puts together by names of v1 is made v2's where it is sent: %s", (made) => {
  const code = `import _ from 'lodash'\nconst form = { title: 'Run', target: 2 }\nconst patch = ${made}\n`;
  const { files, manual, confidences } = result(code);
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["review"] });
  expect(files["a.mjs"]).toContain("const form = { title: 'Run', target: 2 }");
  expect(files["a.mjs"]).toContain(opened);
});

test("a list that is sent where an object belongs is left to a person, as a library gave it", () => {
  const { manual } = result(
    "import * as R from 'ramda'\nconst patch = R.map((value) => value, { title: 'Run' })\n",
  );
  expect(manual).toEqual(["title-to-name 3"]);
});

test.each([
  [
    "of members that differ from a habit's",
    "const patch = {}\nfor (const field of ['title', 'target']) if (form[field] !== shown[field]) patch[field] = form[field]",
  ],
  [
    "of members whose names are looked at",
    "const patch = Object.fromEntries(Object.entries(form).filter(([name, value]) => value !== shown[name]))",
  ],
  [
    "by lodash of members whose names are looked at",
    "const patch = _.pickBy(form, (value, name) => value !== shown[name])",
  ],
])("one that is put together %s is made v2's where it is sent", (_, code) => {
  const { files, manual } = result(`import _ from 'lodash'
const form = { title: process.argv[2], target: Number(process.argv[3]) }
const shown = { title: 'Run', target: 2 }
${code}
`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("const form = { title: ");
  expect(files["a.mjs"]).toContain(opened);
});

test("names of a habit that are filtered are those of v2, as the members that they pick are", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const url = process.env.HABIT_API + '/api/v1/habits'
const pick = (source, names) =>
  Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name]]))
const { data } = await (await fetch(url, { headers })).json()
await fetch(url, { method: 'POST', headers, body: JSON.stringify(pick(data[0], ['title', 'frequency'])) })
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("pick(data[0], ['name', 'occurrence'])");
});
