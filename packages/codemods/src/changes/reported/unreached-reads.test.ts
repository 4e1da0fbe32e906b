import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
exports.list = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()).data
`;
const after = (code: string) => migrated({ "a.js": `${load}${code}\n` });

test.each([
  ["exports.show = (habit) => habit.title + habit.streak"],
  ["exports.show = ({ habit, place }) => place + habit.title"],
  ["exports.best = (habits) => habits.filter((h) => h.streak > 3).map((h) => h.title)"],
  [
    "exports.print = function (habits) { habits.forEach(function (each) { console.log(each.title) }) }",
  ],
])("a read in a function that nothing calls is told of, once: %s", (code) => {
  const { manual, confidences } = after(code);
  expect(manual).toHaveLength(1);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["exports.list().then((habits) => habits.map((h) => h.title))"],
  ["exports.show = (film) => film.title"],
  ["exports.pick = (event) => event.target"],
  ["exports.show = (habit) => habit.name"],
])("one that is known, or is called otherwise, is not: %s", (code) => {
  expect(after(code).manual).toEqual([]);
});

test("nor is one in a program that does not call the service", () => {
  expect(migrated({ "a.js": "exports.show = (habit) => habit.title\n" }).manual).toEqual([]);
});
