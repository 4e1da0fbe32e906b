import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const code = (results: string) => `const worked = (result) => (result.success ? 'yes' : 'no')
${results}
console.log(worked(own), worked(await (await fetch('https://x.habits.example/api/v1/habits/a', { headers: { 'X-API-Key': 'k' } })).json()))
`;

test.each([
  [
    "{ success: false, attempts: 1 }",
    "{ error: { code: 'UNKNOWN', message: '', details: [] }, attempts: 1 }",
  ],
  [
    "{ success: tries < 3, tries }",
    "{ error: (tries < 3) ? undefined : { code: 'UNKNOWN', message: '', details: [] }, tries }",
  ],
])("a failure of one's own that says no more than that stays one: %s", (before, after) => {
  const { confidences, files } = migrated({ "a.js": code(`const own = ${before}`) });
  expect(files["a.js"]).toContain(`const own = ${after}`);
  expect(confidences).toEqual(["review"]);
});

test.each(["{ success: true, user: 'ada' }", "{ success: false, error: 'no' }"])(
  "what says how it went by its error needs nothing else: %s",
  (own) => {
    expect(migrated({ "a.js": code(`const own = ${own}`) }).confidences).toEqual(["safe"]);
  },
);
