import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what each object inherits is no member of the platform's own: `Math.valueOf()`", () => {
  const code = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
console.log(Math.valueOf(), Promise.toString(), Object.constructor, JSON.hasOwnProperty('parse'))
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
console.log(data.map((habit) => habit.title.valueOf()), data.valueOf()[0].title)
`;
  const { files } = migrated({ "a.js": code });
  expect(files["a.js"]).toContain("habit.name.valueOf()");
});
