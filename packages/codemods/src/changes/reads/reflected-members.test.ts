import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `const { data: habit } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test.each([
  ["Reflect.get(habit, 'title')", "Reflect.get(habit, 'name')"],
  ["Reflect.get(habit, 'frequency')", "habit.occurrence.type"],
  ["Reflect.get(habit, 'unit') === 'times'", "habit.goals[0].unit === 'rep'"],
])("%s is carried over", (v1, v2) => {
  const { files, manual, confidences } = migrated({ "a.mjs": `${LOAD}console.log(${v1})` });
  expect(files["a.mjs"]).toContain(`console.log(${v2})`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test.each([
  "const keys = ['title', 'streak']\nconsole.log(keys.map((key) => Reflect.get(habit, key)))",
  "Reflect.deleteProperty(habit, 'streak')\nconsole.log(habit.id)",
  "Reflect.set(habit, 'target', 3)\nconsole.log(habit.id)",
])("what is named otherwise is left to a person: %s", (code) => {
  const { manual, confidences } = migrated({ "a.mjs": `${LOAD}${code}` });
  expect(manual).toHaveLength(1);
  expect(confidences).toEqual(["review"]);
});

test("what is no habit's is not", () => {
  const code = `${LOAD}console.log(Reflect.get({ title: 'own' }, 'title'), habit.id)`;
  const { manual, confidences } = migrated({ "a.mjs": code });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
