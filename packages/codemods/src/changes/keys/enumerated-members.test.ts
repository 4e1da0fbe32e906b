import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const habit = `const url = process.env.HABIT_API + '/api/v1/habits/h1'
const { data } = await (await fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  ["Object.fromEntries(Object.entries(data).filter(([key]) => !['unit'].includes(key)))"],
  ["Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'unit'))"],
  [
    "Object.keys(data).filter((key) => wanted.has(key)).reduce((all, key) => ({ ...all, [key]: data[key] }), {})",
  ],
])("a copy of only some members of a habit is left to a person: %s", (copy) => {
  const { manual } = migrated({
    "a.mjs": `${habit}const wanted = new Set(['title'])\nconsole.log(${copy})\n`,
  });
  expect(manual).toContain("title-to-name 4");
});

test("a copy of all members, whatever their values are asked for, is not", () => {
  const copy = "Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))";
  const { manual, confidences } = migrated({ "a.mjs": `${habit}console.log(${copy}.title)\n` });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test("nothing changes before a person where only members are taken that are listed by their names", () => {
  const { files } = migrated({
    "a.mjs": `${habit}const wanted = new Set(['title'])
console.log(Object.fromEntries(Object.entries(data).filter(([key]) => wanted.has(key))).title)
`,
  });
  expect(files).toEqual({});
});
