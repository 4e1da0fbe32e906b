import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (shown: string): Record<string, string> => ({
  "a.ts": `interface Habit { title: string; target: number }
const LABELS: Record<keyof Habit, string> = { title: 'Title', target: 'Target' }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
${shown}
`,
});

test.each([
  "for (const name of Object.keys(LABELS) as (keyof Habit)[]) console.log(LABELS[name], data[0]![name])",
  "for (const name of Object.keys(LABELS) as Array<keyof Habit>) console.log(LABELS[name], data[0]![name])",
  "for (const name in data[0]) console.log(LABELS[name as keyof Habit])",
])("what code says of the names of a table that stays v1's is said of v1's: %s", (shown) => {
  const text = String(migrated(program(shown)).files["a.ts"]);
  expect(text).toContain("Record<'title' | 'target', string>");
  expect(text).not.toContain("keyof Habit");
});

test("what is said of other names follows their type", () => {
  const text = String(
    migrated(
      program("console.log((Object.keys(data[0]!) as (keyof Habit)[]).length, LABELS.title)"),
    ).files["a.ts"],
  );
  expect(text).toContain("Record<'title' | 'target', string>");
  expect(text).toContain("as (keyof Habit)[]");
});
