import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const fetched = `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
`;

test("what `Object.assign` puts under the name of a setter runs it, and nothing else does", () => {
  const code = `customElements.define('habit-card', class extends HTMLElement {
  set habit(value) { this.textContent = value.title }
  set book(value) { this.textContent = value.title + value.target }
})
${fetched}document.body.append(...data.map((habit) => Object.assign(document.createElement('habit-card'), { habit })))
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("set habit(value) { this.textContent = value.name }");
  expect(files["a.mjs"]).toContain("this.textContent = value.title + value.target");
});

test("what is assigned last to an object that is made there hides what was assigned before", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const send = async ({ url, method, json }) =>
  (await fetch(url, { method, headers: { 'X-API-Key': 'k' }, body: json && JSON.stringify(json) })).json()
const base = process.env.HABIT_API + '/api/v1'
const habits = (options) => send(Object.assign({}, options, { url: base + options.url }))
const create = (habit) => habits({ method: 'POST', url: '/habits', json: habit })
console.log((await create({ title: 'Ski' })).data.title, (await habits({ url: '/habits/h1' })).data.title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("create({ name: 'Ski' })).data.name");
});

test("an answer that is given a prototype is read by the methods of that", () => {
  const { files, confidences } = migrated({
    "a.js": `function Habit() {}
Habit.prototype.describe = function () { return this.title + ', ' + this.streak }
${fetched}for (const habit of data.map((raw) => Object.setPrototypeOf(raw, Habit.prototype))) console.log(habit.describe(), habit.title)
`,
  });
  expect(files["a.js"]).toContain("return this.name + ', ' + this.statistics.currentStreak");
  expect(files["a.js"]).toContain("habit.describe(), habit.name");
  expect(confidences).toEqual(["safe"]);
});
