import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const result = (text: string) =>
  migrated({
    "a.mjs": `const { data: habit } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
const film = { title: 'Up' }
console.log(eval(${text}), film.title, habit.id)`,
  });

test("what code in a text reads of a habit is left to a person", () => {
  const { manual, confidences } = result("'habit.title + 1'");
  expect(manual).toEqual(["title-to-name 3"]);
  expect(confidences).toEqual(["review"]);
});

test.each(["'habit.id'", "'film.title'", "process.argv[2]"])("anything else is not: %s", (text) => {
  const { manual, confidences } = result(text);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
