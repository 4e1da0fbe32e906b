import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const SEND = `const send = async (method, path, body) => {
  const r = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })
  const { success, data, error } = await r.json()
  if (!success) throw new Error(error)
  return data
}
`;

test("a part of a habit that is only asked for once keeps the rest of its goal", () => {
  const { files, confidences } = migrated({
    "a.js": `${SEND}const raised = { ...(await send('GET', '/habits/h1')), target: 5 }\nconsole.log(raised.unit)\n`,
  });
  expect(files["a.js"]).toContain(
    "{ ...((habit) => ({ ...habit, goals: [{ ...habit.goals[0], value: 5 }] }))(await send('GET', '/habits/h1')) }",
  );
  expect(confidences).toEqual(["safe"]);
});

test("what is asked for behind the members wins over them, and takes no more from them", () => {
  const { files } = migrated({
    "a.js": `${SEND}const ask = async () => { console.log('?'); return { target: 5 } }
await send('PUT', '/habits/h1', { target: 1, unit: 'times', ...(await ask()) })\n`,
  });
  expect(files["a.js"]).toContain(
    "{ ...((habit) => ({ ...habit, goals: [{ periodicity: 'daily', value: 1, unit: 'rep', ...habit.goals?.[0] }] }))(await ask()) }",
  );
});

test("a member that waits itself is left to a person", () => {
  const { manual } = migrated({
    "a.js": `${SEND}const two = async () => 2
const raised = { ...(await send('GET', '/habits/h1')), target: await two() }\nconsole.log(raised.unit)\n`,
  });
  expect(manual).toContain("target-unit-to-goals 8");
});
