import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const list = `export const list = async (): Promise<Full[]> => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await response.json()).data
}
for (const habit of await list()) console.log(habit.title, habit.streak, habit.target, habit.unit, habit.completedDates.length)
`;

test("an interface adds to what it has of a container by the one that it extends", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Summary { id: string; title: string; streak: number; target: number }
interface Full extends Summary { completedDates: string[]; unit: string }
${list}`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "interface Full extends Summary { statistics: Summary['statistics'] & { totalCompletions: number }; goals: (Summary['goals'][number] & { periodicity: string; unit: string })[] }",
  );
});

test("an interface that extends one with nothing in a container has its own", () => {
  const { files } = migrated({
    "a.ts": `interface Titled { id: string; title: string }
interface Full extends Titled { streak: number; target: number; unit: string; completedDates: string[] }
${list}`,
  });
  expect(files["a.ts"]).toContain(
    "interface Full extends Titled { statistics: { currentStreak: number; totalCompletions: number }; goals: { periodicity: string; value: number; unit: string }[]; }",
  );
});

test("an interface adds to what it has of a container by members that are left of another", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
interface Full extends Omit<Habit, 'id'> { unit: string }
const list = async (): Promise<Full[]> => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await response.json()).data
}
for (const habit of await list()) console.log(habit.title, habit.target, habit.unit)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "interface Full extends Omit<Habit, 'id'> { goals: (Habit['goals'][number] & { periodicity: string; unit: string })[] }",
  );
});
