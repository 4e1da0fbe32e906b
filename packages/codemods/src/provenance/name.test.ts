import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const get = `const get = (path, done) => fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }).then((r) => r.json()).then((b) => done(b.data))
`;
const result = (code: string) => migrated({ "a.mjs": get + code }).files["a.mjs"];

test("a function expression is known within itself by its own name", () => {
  const code = `(function each(ids, habit) {
  if (habit) console.log(habit.title)
  if (ids.length > 0) get('/habits/' + ids[0], (found) => each(ids.slice(1), found))
})(['h1', 'h2'])
`;
  expect(result(code)).toContain("habit.name");
});
