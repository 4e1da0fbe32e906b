import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const answer = `const answer = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
`;
const manual = (code: string) => migrated({ "a.mjs": answer + code }).manual;

test("a name by which JSON is read is left to a person", () => {
  const code =
    "const { data } = JSON.parse(await answer.text(), (key, value) => (key === 'streak' ? value + 1 : value))\nconsole.log(data)\n";
  expect(manual(code)).toEqual(["streak-to-statistics 2"]);
});

test("what is written by a listed name has it still", () => {
  const code =
    "const { data } = await answer.json()\nconsole.log(JSON.stringify(data, ['id', 'title']))\n";
  expect(manual(code)).toEqual([]);
  expect(migrated({ "a.mjs": answer + code }).files["a.mjs"]).toContain(
    "JSON.stringify(data.map((habit) => ({ id: habit.id, title: habit.name, ",
  );
});

test("one by which JSON is written that is put together elsewhere is left to a person", () => {
  const code =
    "const rows = { rows: (await answer.json()).data }\nconsole.log(JSON.stringify(rows, ['rows', 'title']))\n";
  expect(manual(code)).toEqual(["title-to-name 3"]);
});

test("names that v2 keeps are not", () => {
  const code =
    "const { data } = await answer.json()\nconsole.log(JSON.stringify(data, ['id'], 2), JSON.stringify({ title: 1 }, ['title']))\n";
  expect(manual(code)).toEqual([]);
});

test("nothing changes before a person where the program reads what it wrote by names", () => {
  const { files, manual } = migrated({
    "a.mjs": `import { readFileSync, writeFileSync } from 'node:fs'
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
writeFileSync('kept.json', JSON.stringify(data, ['id', 'title']))
for (const row of JSON.parse(readFileSync('kept.json', 'utf8'))) console.log(row.title)`,
  });
  expect(files).toEqual({});
  expect(manual.length).toBeGreaterThan(0);
});

const put = (list: string, by: string) =>
  migrated({
    "a.mjs": `${list}const at = process.env.HABIT_API + '/api/v1/habits/h1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(at, { headers })).json()
data.title += '!'
await fetch(at, { method: 'PUT', headers, body: JSON.stringify(data, ${by}) })
`,
  });

test.each([
  ["const SENT = ['title', 'frequency', 'target', 'unit']\n", "SENT"],
  ["", "['title', 'frequency', 'target', 'unit']"],
])("the names by which a body is written are those of v2, once: %s%s", (list, by) => {
  const { files, confidences, manual } = put(list, by);
  expect(files["a.mjs"]).toContain(
    "['name', 'occurrence', 'type', 'goals', 'value', 'periodicity', 'unit']",
  );
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
  expect(migrated(files).files).toEqual({});
});

test.each([
  ["", "['title', 'streak']"],
  ["const SENT = ['title', 'target']\nconsole.log(SENT.length)\n", "SENT"],
])(
  "names that v2 does not take, or that are used for more, are left to a person: %s%s",
  (list, by) => {
    const { confidences, manual } = put(list, by);
    expect(confidences).not.toContain("safe");
    expect(manual.length).toBeGreaterThan(0);
  },
);
