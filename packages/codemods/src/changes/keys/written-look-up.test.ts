import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const models = (others: string) =>
  migrated({
    "a.mjs": `class Model {
  constructor(attributes) {
    this.attributes = { ...attributes }
  }
  get(name) {
    return this.attributes[name]
  }
  set(name, value) {
    this.attributes[name] = value
  }
  get title() {
    return this.get('title')
  }
  set title(value) {
    this.set('title', value)
  }
}
const res = await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const habit = new Model((await res.json()).data)
habit.title = habit.title + '!'
${others}
`,
  });

test("what writes to habits by any name leaves a member of other objects under its own name", () => {
  const { files } = models("new Model({ title: 'Emma' }).title = 'Persuasion'");
  expect(files["a.mjs"]).toContain(
    "this.attributes[name in this.attributes ? name : { title: 'name' }[name] ?? name] = value",
  );
  expect(migrated(files).files).toEqual({});
});

test("what writes to habits alone asks for no member of theirs", () => {
  expect(models("").files["a.mjs"]).not.toContain("in this.attributes");
});

const omitted = (names: string) =>
  migrated({
    "a.mjs": `const omit = (object, names) => {
  const copy = { ...object }
  for (const name of names) delete copy[name]
  return copy
}
const url = process.env.HABIT_API + '/api/v1/habits/h1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(url, { headers })).json()
await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ ...omit(data, ${names}), title: 'Run' }) })
`,
  });

test.each([
  ["['id', 'streak', 'completedDates']", "{ streak: 'statistics' }[name] ?? name"],
  ["['title']", "{ title: 'name' }[name] ?? name"],
])("what is left out by a list of names goes where v2 has it: %s", (names, deleted) => {
  const { files, confidences, manual } = omitted(names);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(`delete copy[${deleted}]`);
  expect(migrated(files).files).toEqual({});
});

test("what is left out of what v2 has together is for a person", () => {
  expect(omitted("['target']").manual).toContain("target-unit-to-goals 3");
});
