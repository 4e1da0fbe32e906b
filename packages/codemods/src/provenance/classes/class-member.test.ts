import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const key = "headers: { 'X-API-Key': process.env.HABIT_API_KEY }";

test("an instance of one of several classes has the methods of each", () => {
  const { files } = migrated({
    "a.mjs": `class Base { constructor(habits) { this.habits = habits } text() { return this.habits.map((habit) => this.row(habit)).join() } }
class Short extends Base { row(habit) { return habit.title } }
class Long extends Base { row({ title, streak }) { return title + streak } }
const known = {}
const register = (name, made) => { known[name] = made }
register('short', Short)
register('long', Long)
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()
for (const name of Object.keys(known)) console.log(new known[name](data).text())
`,
  });
  expect(files["a.mjs"]).toContain("row(habit) { return habit.name }");
  expect(files["a.mjs"]).toContain("row({ name: title, statistics: { currentStreak: streak } })");
});

test("a static block has the class as its `this`", () => {
  const { files } = migrated({
    "a.mjs": `const known = new Map()
class Base { text(habits) { return habits.map((habit) => this.row(habit)).join() } }
class Short extends Base { static { known.set('short', this) } row(habit) { return habit.title } }
class Long extends Base { static { known.set(this.name, Long) } row({ title, streak }) { return title + streak } }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()
for (const Type of known.values()) console.log(new Type().text(data))
`,
  });
  expect(files["a.mjs"]).toContain("row(habit) { return habit.name }");
  expect(files["a.mjs"]).toContain("row({ name: title, statistics: { currentStreak: streak } })");
});

test("a class that is an expression is known within itself by its own name", () => {
  const { files, confidences } = migrated({
    "habits.js": `const axios = require('axios')
module.exports = class Habits {
  constructor(http) { this.http = http }
  static from(key) {
    return new Habits(axios.create({ baseURL: process.env.HABIT_API + '/api/v1/', headers: { 'X-API-Key': key } }))
  }
  async due() { return (await this.http.get('habits/today')).data.data }
}
`,
    "index.js": `const Habits = require('./habits')
Habits.from('k').due().then((list) => console.log(list.map((habit) => habit.title)))
`,
  });
  expect(files["habits.js"]).toContain("get('habits?date=today')");
  expect(files["index.js"]).toContain("habit.name");
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});
