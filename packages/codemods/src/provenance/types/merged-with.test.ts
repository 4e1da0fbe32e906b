import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CONFIG = '{ "compilerOptions": { "strict": true } }';
const USE = `const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
const reply: Api.Reply = await response.json()
for (const habit of reply.data) console.log(habit.title, habit.target, habit.streak, habit.completedDates.length)
export {}
`;

test("a namespace that several files declare is one, and v2's members stand once in it", () => {
  const { files, manual } = migrated({
    "tsconfig.json": CONFIG,
    "a.d.ts":
      "declare namespace Api {\n  interface Habit {\n    unit: string\n    completedDates: string[]\n  }\n}\n",
    "b.d.ts":
      "declare namespace Api {\n  interface Habit {\n    title: string\n    target: number\n    streak: number\n  }\n  interface Reply {\n    success: boolean\n    data: Habit[]\n  }\n}\n",
    "shop/tsconfig.json": CONFIG,
    "shop/c.d.ts": "declare namespace Api {\n  interface Habit {\n    title: string\n  }\n}\n",
    "run.ts": USE,
  });
  expect(manual).toEqual([]);
  expect(files["b.d.ts"]).toContain("name: string");
  expect(files["b.d.ts"]).not.toMatch(/success|streak:/);
  const all = `${files["a.d.ts"]}${files["b.d.ts"]}`;
  expect(all.match(/goals: \{ periodicity: string; /g)).toHaveLength(1);
  expect(all).toContain("totalCompletions: number; currentStreak: number }");
  expect(files["shop/c.d.ts"]).toBeUndefined();
});

test("what is added to a module from elsewhere is of its type", () => {
  const { files, manual } = migrated({
    "tsconfig.json": CONFIG,
    "models.ts": "export interface Habit { id: string; title: string }\n",
    "streaks.ts":
      "import type {} from './models'\ndeclare module './models' {\n  interface Habit { streak: number }\n  interface Film { title: string }\n}\n",
    "run.ts": `import type { Habit } from './models'
const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const habits: Habit[] = (await response.json()).data
console.log(habits.map((habit) => habit.title + habit.streak))
`,
  });
  expect(manual).toEqual([]);
  expect(files["models.ts"]).toContain("name: string");
  expect(files["streaks.ts"]).toContain("statistics: { currentStreak: number }");
  expect(files["streaks.ts"]).toContain("Film { title: string }");
});

test("files that are run by themselves share no type, though it has one name", () => {
  const { files } = migrated({
    "tsconfig.json": CONFIG,
    "a.ts": `interface Item { title: string }
fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  .then((response) => response.json())
  .then(({ data }: { data: Item[] }) => console.log(data[0].title))
`,
    "b.ts":
      "interface Item { title: string }\nconst item: Item = { title: 'x' }\nconsole.log(item.title)\n",
  });
  expect(files["a.ts"]).toContain("interface Item { name: string }");
  expect(files["b.ts"]).toBeUndefined();
});
