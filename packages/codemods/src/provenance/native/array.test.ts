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

test.each([
  "[null].concat(args)",
  "[null].concat(args, 1)",
  "[null].concat([one])",
  "[null].concat(one)",
  "['habit'].concat(one)",
])("what is put behind a list stands behind what it held: %s", (list) => {
  const code = `const show = (error, habit) => console.log(error, habit.title)
const pass = (...args) => show.apply(null, ${list})
pass(one)
`;
  expect(result(code)).toContain("habit.name");
});

test.each([
  "all.push({ title: 'mine', streak: 1 })",
  "all.unshift({ title: 'mine', streak: 1 })",
  "all.splice(1, 1, { title: 'mine', streak: 1 })",
  "all[0] = { title: 'mine', streak: 1 }",
  "for (let at = 0; at < 2; at++) all[at] = { title: 'mine', streak: 1 }",
  "let list = all.with(0, { title: 'mine', streak: 1 })",
])("what is put into a list of the service is as its elements: %s", (code) => {
  const shown = result(
    `${code}\nfor (const habit of all) console.log(habit.title, habit.streak)\n`,
  );
  expect(shown).toContain("habit.name");
  expect(shown).toContain("{ name: 'mine', statistics: { currentStreak: 1 } }");
});

test.each([
  "if (!reply.data) reply.data = { title: 'mine', streak: 1 }",
  "reply.data ??= { title: 'mine', streak: 1 }",
  "reply['data'] = { title: 'mine', streak: 1 }",
])("what takes the place of what an envelope holds is as that: %s", (code) => {
  const shown =
    result(`const reply = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h2', { headers: { 'X-API-Key': 'k' } })).json()
${code}
console.log(reply.data.title, reply.data.streak)
`);
  expect(shown).toContain("reply.data.name");
  expect(shown).toContain("{ name: 'mine', statistics: { currentStreak: 1 } }");
});

test.each([
  "const add = (list, habit) => (habit ? [...list, habit] : list)\nconst habits = add([], data)",
  "const habits = [].concat(data)",
  "let habits = []\nhabits = habits.concat(data)",
])("what is put behind nothing is the first, however often that is asked for: %s", (made) => {
  const { files } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
${made}
console.log(habits[0].title)
`,
  });
  expect(files["a.mjs"]).toContain("habits[0].name");
});
