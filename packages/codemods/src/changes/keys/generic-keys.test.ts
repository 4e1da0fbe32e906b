import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (columns: string): Record<string, string> => ({
  "table.ts": `export interface Column<T> { key: keyof T & string; sortable?: keyof T; label: string }
export function lines<T>(rows: T[], columns: Column<T>[]): string[] {
  return rows.map((row) => columns.map((column) => String(row[column.key])).join())
}
`,
  "main.ts": `import { type Column, lines } from './table.ts'
interface Habit { id: string; title: string; streak: number }
const columns: Column<Habit>[] = ${columns}
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(lines(data, columns))
`,
});

test("a generic table that is asked for by names which v2 has elsewhere takes any names, for review", () => {
  const { files, confidences } = migrated(
    program("[{ key: 'title', label: 'Title' }, { key: 'streak', label: 'Streak' }]"),
  );
  expect(files["table.ts"]).toContain("{ key: string; sortable?: keyof T; label: string }");
  expect(files["table.ts"]).toContain(
    "(row as any)[column.key] ?? ({ title: (row as any).name, streak: (row as any).statistics?.currentStreak } as any)[column.key]",
  );
  expect(files["main.ts"]).toContain("{ key: 'streak', label: 'Streak' }");
  expect(confidences).toEqual(["review"]);
  expect(migrated(files).files).toEqual({});
});

test("one that is asked for nothing of v1 stays as it is", () => {
  const { files } = migrated(program("[{ key: 'id', label: 'Id' }]"));
  expect(files["table.ts"]).toBeUndefined();
});
