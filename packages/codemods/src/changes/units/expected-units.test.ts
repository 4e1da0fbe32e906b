import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const API = `export const list = async () =>
  (await (await fetch('https://api.example.com/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;

const expected = (expectation: string) => {
  const { files, confidences, manual } = migrated({
    "api.js": API,
    "api.test.js": `import assert from 'node:assert/strict'
import { expect } from 'vitest'
import { list } from './api.js'
const TIMES = 'times'
const habits = await list()
${expectation}
`,
  });
  const [last = ""] = (files["api.test.js"] ?? "").split("\n").slice(-2);
  return { last, confidences, manual };
};

test.each([
  ["expect(habits[0].unit).toBe('times')", "expect(habits[0].goals[0].unit).toBe('rep')"],
  [
    "expect(habits.map((h) => h.unit)).toEqual(['times', 'min'])",
    "expect(habits.map((h) => h.goals[0].unit)).toEqual(['rep', 'min'])",
  ],
  [
    "expect(habits.map((h) => [h.title, h.unit])).toEqual([['times', 'times']])",
    "expect(habits.map((h) => [h.name, h.goals[0].unit])).toEqual([['times', 'rep']])",
  ],
  ["assert.equal(habits[0].unit, 'times')", "assert.equal(habits[0].goals[0].unit, 'rep')"],
  [
    "expect({ unit: habits[0].unit }).toEqual({ unit: 'times' })",
    "expect({ unit: habits[0].goals[0].unit }).toEqual({ unit: 'rep' })",
  ],
])("a unit is expected as v2 has it: %s", (before, after) => {
  const { last, confidences, manual } = expected(before);
  expect(last).toBe(after);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test("a unit that is expected by a constant of the program is left to a person", () => {
  expect(expected("expect(habits[0].unit).toBe(TIMES)").manual).toEqual(["target-unit-to-goals 4"]);
});

test("what may be a default of the program's own is for review", () => {
  const { last, confidences } = expected("expect(habits[0].unit ?? 'times').toBe('times')");
  expect(last).toContain(".toBe('rep')");
  expect(confidences).toEqual(["review"]);
});

test("a text that is no unit stays", () => {
  const { last } = expected("expect(habits[0].title).toBe('times')");
  expect(last).toBe("expect(habits[0].name).toBe('times')");
});
