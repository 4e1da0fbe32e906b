import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const head = `import { setTimeout as wait, setImmediate as soon, setInterval as ticks } from 'node:timers/promises'
const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
const one = await get('/habits/h1')
`;
const result = (code: string) => migrated({ "a.mjs": head + code }).files["a.mjs"];

test.each([
  "const habit = await wait(1, one)\nconsole.log(habit.title)",
  "soon(one).then((habit) => console.log(habit.title))",
  "for await (const habit of ticks(1, one)) { console.log(habit.title); break }",
])("a timer promises what it is given: %s", (code) => {
  expect(result(code)).toContain("habit.name");
});

test("what another timer gives stays", () => {
  const code = "const film = await wait(1, { title: 'Dune' })\nconsole.log(film.title)";
  expect(result(code)).toContain(code);
});
