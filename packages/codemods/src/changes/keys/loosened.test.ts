import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (columns: string) => `interface Habit { id: string; title: string; streak: number }
interface Column<T, K extends keyof T = keyof T> { key: K; label: string; show?: (value: T[K]) => string }
type AnyColumn<T> = { [K in keyof T]: Column<T, K> }[keyof T]
const column = <T, K extends keyof T>(given: Column<T, K>) => given
interface Cell<T, K extends keyof T> { of: T; at: K }
const columns: AnyColumn<Habit>[] = ${columns}
const text = <T,>(row: T, { key }: AnyColumn<T>): string => String(row[key])
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(data.map((habit) => columns.map((each) => text(habit, each))), column<{ width: number }, 'width'>({ key: 'width', label: 'W' }))
`;

test("what gives a type one of the names of another gives any name, where that takes any", () => {
  const { files } = migrated({
    "a.ts": program("[{ key: 'title', label: 'Title' }, { key: 'streak', label: 'Streak' }]"),
  });
  const text = files["a.ts"];
  expect(text).toContain(
    "Column<T, K extends string = string> { key: K; label: string; show?: (value: any)",
  );
  expect(text).toContain("type AnyColumn<T> = Column<T, string>\n");
  expect(text).toContain("column = <T, K extends string>(given: Column<T, K>) => given");
  expect(text).toContain("interface Cell<T, K extends keyof T> { of: T; at: K }");
});

test("they stay those of a type that is asked for nothing of v1", () => {
  const { files } = migrated({ "a.ts": program("[{ key: 'id', label: 'Id' }]") });
  expect(files["a.ts"]).toContain("type AnyColumn<T> = { [K in keyof T]: Column<T, K> }[keyof T]");
});
