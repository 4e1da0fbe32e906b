import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const sent = `await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(patch) })
`;
const result = (code: string) => migrated({ "a.mjs": code + sent });

test("a body whose members get names that only a run tells is left to a person", () => {
  const { manual, confidences } = result(`const patch = {}
patch[Date.now().toString(36)] = true
`);
  expect(manual).toEqual(["title-to-name 3"]);
  expect(confidences).toEqual(["review"]);
});

test("so are the deep ones of members whose names are cut out of longer texts", () => {
  const { manual, confidences } = result(`const [key, value] = 'target=2'.split('=')
const patch = { [key]: Number(value) }
patch[key] += 1
`);
  expect(manual).toContain("target-unit-to-goals 3");
  expect(confidences).toEqual(["review"]);
});

test("a body whose members all have names in the code is not", () => {
  const { manual, confidences } = result(`const patch = {}
patch.title = 'Run'
`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
