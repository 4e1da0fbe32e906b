import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const after = (code: string) =>
  migrated({
    "a.mjs": `const init = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }
const at = process.env.HABIT_API + '/api/v1/habits/h1'
const { data: habit } = await (await fetch(at, init)).json()
${code}
await fetch(at, { ...init, method: 'PUT', body: JSON.stringify(habit) })
`,
  });

test("a member that is deleted alone leaves what v2 has beside it", () => {
  const { files, confidences } = after("delete habit.unit");
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain("delete habit.goals?.[0]?.unit");
});

test("all that one container holds goes with it", () => {
  const { files, confidences } = after(
    "delete habit.unit\ndelete habit.target\ndelete habit.frequency",
  );
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "delete habit.goals\ndelete habit.goals\ndelete habit.occurrence",
  );
});

test("what is deleted under a condition is not deleted beside", () => {
  const { files, confidences } = after(
    "delete habit.target\nif (process.argv[2]) delete habit.unit",
  );
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain("delete habit.goals?.[0]?.value\nif (process.argv[2])");
});

test("a container of which code reads something behind stays", () => {
  const { files, confidences } = after(
    "delete habit.streak\nconsole.log(habit.completedDates.length)",
  );
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain("delete habit.statistics?.currentStreak");
});
