import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const field = (members: string): string =>
  migrated({
    "a.ts": `class Habit {
  id!: string
  title!: string
  ${members}
}
const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY! } })
const { data }: { data: Habit[] } = await response.json()
export const habits = data.map((each) => Object.assign(new Habit(), each))
console.log(habits[0].streak, habits[0].completedDates.length, habits[0].target, habits[0].unit)
`,
  }).files["a.ts"] ?? "";

test("a field that one of its parts is set in is not said to be set elsewhere", () => {
  expect(field("streak!: number\n  completedDates: string[] = []")).toContain(
    "statistics: { currentStreak: number; totalCompletions: number } = { totalCompletions: 0 } as never\n",
  );
});

test("a field that all of its parts are set in is as long as its type says", () => {
  expect(field("target: number = 1\n  unit: string = 'pages'")).toContain(
    "goals: { periodicity: string; value: number; unit: string }[] = [{ periodicity: 'daily', value: 1, unit: 'pages' }]\n",
  );
});
