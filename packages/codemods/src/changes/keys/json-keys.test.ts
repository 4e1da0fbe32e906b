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
