import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (key: string) => `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const key = ${key}
console.log(data.map((habit) => habit[key]))
`;

test.each(["process.argv[2] ?? 'title'", "process.env.SORT || 'title'"])(
  "a name that may be given at run time stays that of v1: %s",
  (key) => {
    const { files, confidences } = migrated({ "a.mjs": program(key) });
    expect(files["a.mjs"]).toContain(`const key = ${key}`);
    expect(files["a.mjs"]).toContain("(habit[key] ?? { title: habit.name,");
    expect(confidences).toEqual(["review"]);
    expect(migrated({ "a.mjs": files["a.mjs"] ?? "" }).files).toEqual({});
  },
);

test("one that only code spells becomes that of v2", () => {
  const { files, confidences } = migrated({ "a.mjs": program("late ? 'title' : 'id'") });
  expect(files["a.mjs"]).toContain("const key = late ? 'name' : 'id'");
  expect(confidences).toEqual(["safe"]);
});
