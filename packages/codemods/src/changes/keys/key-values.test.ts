import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (key: string) => `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
const key = ${key}
console.log(data.map((habit) => habit[key]))
`;

test.each(["process.argv[2] ?? 'title'", "process.env.SORT || 'title'"])(
  "a name that may be given at run time stays that of v1: %s",
  (key) => {
    const { files, confidences } = migrated({ "a.mjs": program(key) });
    expect(files["a.mjs"]).toContain(`const key = ${key}`);
    expect(files["a.mjs"]).toContain("(habit[key] ?? { title: habit.name,");
    expect(confidences).toEqual(["review"]);
    expect(migrated({ "a.mjs": files["a.mjs"] ?? "" }).files).toEqual({});
  },
);

test("one that only code spells becomes that of v2", () => {
  const { files, confidences } = migrated({ "a.mjs": program("late ? 'title' : 'id'") });
  expect(files["a.mjs"]).toContain("const key = late ? 'name' : 'id'");
  expect(confidences).toEqual(["safe"]);
});

test("a name of those that an alias makes of a type parameter is looked up in copies", () => {
  const { files, manual } = migrated({
    "a.ts": `type KeysOfType<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T]
type Endless<T> = T extends string ? T : Endless<T>
const sumBy = <T>(items: readonly T[], key: KeysOfType<T, number>): number => items.reduce((sum, item) => sum + (item[key] as number), 0)
interface Habit { id: string; target: number; unit: string }
interface Film { target: number }
const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY! } })
const habits: Habit[] = (await response.json()).data
const films: Film[] = [{ target: 2 }]
console.log(sumBy(habits, 'target'), sumBy(films, 'target'), ({} as Endless<'title'>))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("item[key] as number");
  expect(files["a.ts"]).toContain(
    "sumBy(habits.map((habit) => ({ ...habit, target: habit.goals[0].value })), 'target'), sumBy(films, 'target')",
  );
});
