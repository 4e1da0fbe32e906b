import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const load = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
`;
const shown = (from: string) => `const show = (data) => {
  if (data.hasOwnProperty('title')) console.log(data['title'])
  if ('streak' in data) console.log(data.streak)
}
show(${from})
`;

test("a question for a member is asked by the name of v2 where a comment says that objects come", () => {
  const { files, manual, confidences } = migrated({
    "a.mjs": `/** @returns {Promise<object>} */
${load}${shown("await load()")}`,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("data.hasOwnProperty('name')) console.log(data['name'])");
  expect(files["a.mjs"]).toContain(
    "('statistics' in data) console.log(data.statistics.currentStreak)",
  );
});

test("so it is for review where something may come of which nobody knows where it is from", () => {
  const { files, manual, confidences } = migrated({
    "a.mjs": `${load}${shown("process.argv[2] ? JSON.parse(process.argv[2]) : await load()")}`,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain("data.hasOwnProperty('name')) console.log(data['name'])");
});

test("one is left to a person where a call gives what only keeps the names of v1", () => {
  const { manual } = migrated({
    "a.mjs": `${load}${shown("await load()")}show(JSON.parse(process.argv[2]))
`,
  });
  expect(manual).toEqual(["title-to-name 3", "streak-to-statistics 4"]);
});

test("what the program has itself under that name is still found by it", () => {
  const { files, manual } = migrated({
    "a.mjs": `${load}${shown("await load()")}show({ title: 'Dune' })
for (const each of [await load(), new Map()]) console.log('title' in each)
const book = { title: 'Dune' }
console.log('title' in book)
`,
  });
  expect(files["a.mjs"]).toContain("console.log('title' in book)");
  expect(manual).toEqual([]);
});
