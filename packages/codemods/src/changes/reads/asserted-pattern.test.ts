import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a pattern on what the compiler knows no members of tells it of those that are taken out of others", () => {
  const { files, manual } = migrated({
    "a.ts": `type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
const raw: unknown = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
if (!isRecord(raw) || !Array.isArray(raw.data)) throw new Error('odd')
const rows = raw.data.filter(isRecord).map((habit) => {
  const { title, target, unit, streak } = habit
  return [String(title), Number(target), String(unit), Number(streak), Number(habit.streak)]
})
const book: Json = { title: 'Emma', target: 'adults' }
const { title, target } = book
console.log(rows, title, target)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "= habit as Record<string, unknown> & { goals: { value: unknown; unit: unknown }[]; statistics: { currentStreak: unknown } }",
  );
  expect(files["a.ts"]).toContain(
    "(habit.statistics as { currentStreak?: unknown } | undefined)?.currentStreak",
  );
  expect(files["a.ts"]).toContain("const { title, target } = book\n");
});
