import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const picked = (use: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const load = async (): Promise<Habit> =>
  (await (await fetch('https://x.habits.example/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()).data
const pick = <T extends object, K extends keyof T>(source: T, ...keys: K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>
${use}
console.log(pick({ title: 'Heat', streak: 1 }, 'title').title)
`,
  });

test.each([
  [
    "const habit = await load()\nconsole.log(pick(habit, 'title', 'streak').streak)",
    "pick({ ...habit, title: habit.name, streak: habit.statistics.currentStreak }, 'title', 'streak').streak",
  ],
  [
    "console.log(pick(await load(), 'title').title)",
    "pick(((habit) => ({ ...habit, title: habit.name }))(await load()), 'title').title",
  ],
])("a call that picks by names of v1 is given a copy that has them: %s", (use, expected) => {
  const { files, confidences } = picked(use);
  expect(files["a.ts"]).toContain(expected);
  expect(files["a.ts"]).toContain("[key, source[key]]");
  expect(files["a.ts"]).toContain("pick({ title: 'Heat', streak: 1 }, 'title').title");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});
