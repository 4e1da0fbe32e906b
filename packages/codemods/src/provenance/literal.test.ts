import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("what an object inherits by `__proto__` is read of it, by its own methods, too", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const views = data.map((habit) => ({ __proto__: habit, get label() { return this.title + this.streak } }))
console.log(views.map((view) => view.label + view.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("return this.name + this.statistics.currentStreak");
  expect(files["a.mjs"]).toContain("view.label + view.name");
});
