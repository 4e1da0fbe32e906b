import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const head = `const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
const all = await get('/habits')
const one = await get('/habits/h1')
`;
const result = (code: string) => migrated({ "a.mjs": head + code }).files["a.mjs"];

test.each([
  "for (const habit of Array(2).fill(one)) console.log(habit.title)",
  "for (const habit of new Set(all).union(new Set([]))) console.log(habit.title)",
  "for (const habit of new Set().union(new Set(all))) console.log(habit.title)",
  "for (const habit of new Set(all).difference(new Set([]))) console.log(habit.title)",
  "for (const habit of new Array(one, one)) console.log(habit.title)",
])("what lists and sets are made of is followed: %s", (code) => {
  expect(result(code)).toContain("habit.name");
});

test.each([
  "for (const habit of [].concat(one)) console.log(habit.title)",
  "for (const habit of all.flatMap((each) => (each.id > 'h1' ? each : []))) console.log(habit.title)",
])("what is no list is an element among others: %s", (code) => {
  expect(result(code)).toContain("habit.name");
});

test("a function that is put behind arguments is called with what they are", () => {
  const code = `const run = (step) => step.apply(null, [].concat((habit) => console.log(habit.title)))
run((done) => done(one))
`;
  expect(result(code)).toContain("habit.name");
});

test("what stands behind the function of a list is its `this`", () => {
  const code = `class List {
  constructor(habits) { this.text = habits.map(function (habit) { return this.line(habit) }, this) }
  line(habit) { return habit.title }
}
new List(all)
`;
  expect(result(code)).toContain("habit.name");
});
