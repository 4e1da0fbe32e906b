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

test("where there were none, nothing goes", () => {
  const { files, confidences } = shown("[]");
  expect(files["show.test.mjs"]).toContain("statistics: { totalCompletions: 0 }");
  expect(confidences).toEqual(["safe"]);
});

test.each(["[] as string[]", "(['2024-11-01'] satisfies string[])"])(
  "dates that a type is written beside are counted, too: %s",
  (dates) => {
    const { files, manual } = migrated({
      "show.ts": `type Habit = { id: string; title: string; completedDates: string[] }
export const show = ({ title, completedDates }: Habit) => title + completedDates.length
`,
      "main.ts": `import { show } from './show.ts'
const headers = { 'X-API-Key': String(process.env.HABIT_API_KEY) }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
data.map(show)
`,
      "show.test.ts": `import { show } from './show.ts'
console.assert(show({ id: 'a', title: 'Run', completedDates: ${dates} }))
const film = { id: 'f', completedDates: ${dates} }
console.log(film.completedDates.length)
`,
    });
    const count = dates.startsWith("[]") ? 0 : 1;
    expect(files["show.test.ts"]).toContain(`statistics: { totalCompletions: ${count} }`);
    expect(files["show.test.ts"]).toContain(`film = { id: 'f', completedDates: ${dates} }`);
    expect(manual).toEqual([]);
  },
);
