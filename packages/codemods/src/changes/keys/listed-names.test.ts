import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const sorted = (types: string, key: string, use: string, list = "list()") =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; streak: number }
type Result<T> = { ok: true; value: T } | { ok: false }
const ask = async <T>(path: string): Promise<Result<T>> => {
  const response = await fetch('https://x.habits.example/api/v1' + path, { headers: { 'X-API-Key': 'k' } })
  const reply = (await response.json()) as { success: boolean; data: unknown }
  return reply.success ? { ok: true, value: reply.data as T } : { ok: false }
}
const list = async (): Promise<Habit[]> => {
  const result = await ask<Habit[]>('/habits')
  return result.ok ? result.value : []
}
${types}
const sortBy = (habits: readonly Habit[], key: ${key}): Habit[] =>
  [...habits].sort((a, b) => (a[key] > b[key] ? 1 : -1))
console.log(sortBy(await ${list}, ${use}).length)
`,
  });

test.each([
  ["type Key = 'title' | 'target' | 'streak'", "Key", "'title'"],
  ["", "'title' | 'target' | 'streak'", "'streak'"],
])("a look-up by a name of a list has all that the list has: %s", (types, key, use) => {
  const { files, confidences } = sorted(types, key, use);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "({ title: a.name, target: a.goals?.[0]?.value, streak: a.statistics?.currentStreak })[key] >",
  );
  expect(files["a.ts"]).toContain(use);
});

test("a list may be made of others", () => {
  const { files } = sorted(
    "type Word = 'title'\ntype Key = Word | ('target' | 'streak')",
    "Key",
    "'title'",
  );
  expect(files["a.ts"]).toContain("title: a.name, target: a.goals?.[0]?.value, streak:");
});

test("names that v2 has at the same depth become v2's in the list and where they are given", () => {
  const { files } = sorted("type Key = 'title' | 'id'", "Key", "'title'");
  expect(files["a.ts"]).toContain("type Key = 'name' | 'id'");
  expect(files["a.ts"]).toContain("sortBy(await list(), 'name')");
  expect(files["a.ts"]).toContain("a[key] > b[key]");
});

test("one that a part of a page is told has all that its list has", () => {
  const { files, confidences } = migrated({
    "a.tsx": `interface Habit { id: string; title: string; streak: number }
interface Props { habits: Habit[]; by: 'title' | 'streak' }
const List = ({ habits, by }: Props) => <p>{habits.map((habit) => String(habit[by])).join()}</p>
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(<List habits={data} by="streak" />)
`,
  });
  expect(files["a.tsx"]).toContain(
    "({ title: habit.name, streak: habit.statistics?.currentStreak })[by]",
  );
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});
