import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const merging = (defaults: string, draft: string) =>
  migrated({
    "a.mjs": `function extend(target) {
  for (let at = 1; at < arguments.length; at++) {
    const source = arguments[at]
    for (const key in source) target[key] = source[key]
  }
  return target
}
const DEFAULTS = ${defaults}
const habit = extend({}, DEFAULTS, ${draft})
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', body: JSON.stringify(habit), headers: { 'X-API-Key': process.env.KEY } })
`,
  });

test("parts of a goal that a loop of the program merges are made one where they are sent", () => {
  const { files, manual, confidences } = merging(
    "{ target: 1, unit: 'min' }",
    "{ title: 'Row', target: 5 }",
  );
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("const DEFAULTS = { target: 1, unit: 'min' }");
  expect(files["a.mjs"]).toContain("(({ title, frequency, target, unit }) =>");
});

test("objects of which one alone has a goal are merged as they are", () => {
  expect(merging("{ target: 1, unit: 'min' }", "{ title: 'Row' }").manual).toEqual([]);
});
