import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABIT = `interface Habit { id: string; title: string; streak: number }
const response = await fetch(process.env.HABIT_API + '/api/v1/habits/a', { headers: { 'X-API-Key': 'k' } })
const { data } = (await response.json()) as { data: unknown }
`;

test("a table by names that a payload is taken for in its guard has the names of v2", () => {
  const code = `${HABIT}function isHabit(value: unknown): value is Habit {
  if (typeof value !== 'object' || value === null) return false
  const v = value as Partial<Record<keyof Habit, unknown>>
  return typeof v.title === 'string'
}
if (isHabit(data)) console.log(data.title)
`;
  const text = migrated({ "a.ts": code }).files["a.ts"];
  expect(text).toContain("Partial<Record<keyof Habit, unknown>>");
  expect(text).toContain("typeof v.name === 'string'");
});

test("a table of the program's own keeps the names of v1", () => {
  const code = `${HABIT}const labels = JSON.parse('{}') as Partial<Record<keyof Habit, string>>
console.log(labels.title, (data as Habit).title)
`;
  const text = migrated({ "a.ts": code }).files["a.ts"];
  expect(text).toContain("Record<'id' | 'title' | 'streak', string>");
  expect(text).toContain("labels.title");
});
