import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** The shown habit of a test beside the code that shows those of the service. */
const shown = (completedDates: string) =>
  migrated({
    "show.mjs":
      "export const show = ({ title, completedDates }) => title + completedDates.length\n",
    "main.mjs": `import { show } from './show.mjs'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
data.map(show)
`,
    "show.test.mjs": `import { show } from './show.mjs'
console.assert(show({ id: 'a', title: 'Run', completedDates: ${completedDates} }))
`,
  });

test("dates of a made-up habit are counted, but a person should see that they go", () => {
  const { files, confidences } = shown("['2024-11-01']");
  expect(files["show.test.mjs"]).toContain("statistics: { totalCompletions: 1 }");
  expect(confidences).toEqual(["review"]);
});
