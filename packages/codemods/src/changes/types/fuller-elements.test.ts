import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (use: string, unit = "unit") =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; ${unit}: string }
const update = async (id: string, changes: Partial<Habit>): Promise<Habit> => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, {
    method: 'PUT',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY! },
    body: JSON.stringify(changes),
  })
  return (await response.json()).data
}
interface Goal { target: number }
${use}
console.log((await setGoal('h1', { target: 4 })).title)
`,
  }).files["a.ts"];

test("a part of a habit that is given where more of a goal is declared has that, too", () => {
  const file = program("const setGoal = (id: string, goal: Goal) => update(id, goal)");
  expect(file).toContain(
    "interface Goal { goals: { periodicity: string; value: number; unit: string }[] }",
  );
  expect(file).toContain("as never");
});

test("what is only copied into another has its own members", () => {
  const file = program(
    "const setGoal = (id: string, goal: Goal) => update(id, { ...goal, unit: 'times' })",
  );
  expect(file).toContain("interface Goal { goals: { periodicity: string; value: number }[] }");
});

test("one that is given where less is wanted of a goal has its own members", () => {
  const use = "const setGoal = (id: string, goal: Goal) => update(id, goal)";
  expect(program(use, "unit?")).toContain(
    "interface Goal { goals: { periodicity: string; value: number }[] }",
  );
});

test("a view of whole habits has its own members", () => {
  const file = program(`const amountOf = (goal: Goal) => goal.target
const made: Habit = { id: 'h1', title: 'Run', target: 2, unit: 'km' }
const setGoal = (id: string, { target }: { target: number }) => update(id, { ...made, target })
console.log(amountOf(made))`);
  expect(file).toContain("interface Goal { goals: { periodicity: string; value: number }[] }");
});
