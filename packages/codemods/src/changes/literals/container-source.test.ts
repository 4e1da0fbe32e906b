import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";
import { migrated } from "../../testing/migrated.ts";

const options = { ...DEFAULT_OPTIONS, services: ["HABIT_API"] };

const CLIENT = `
export const load = () => fetch(process.env.HABIT_API + '/api/v1/habits').then((r) => r.json()).then(({ data }) => show(data))
export const show = (habits) => habits.map((habit) => habit.streak + habit.title + habit.target)
`;

function after(factory: string, calls: string, extension = "js"): string {
  const { rewrites } = planMigration(
    memoryProject({
      [`client.${extension}`]: CLIENT,
      [`client.test.${extension}`]: `import { show } from './client'\n${factory}\nshow([${calls}])\n`,
    }),
    options,
    () => true,
  );
  return rewrites.find(({ file }) => file.includes("test"))?.after ?? "";
}

const FACTORY = "const habit = (over) => ({ title: 'A', target: 1, streak: 0, ...over })";

test("a factory that is called without an argument, too, asks nothing for no member", () => {
  const text = after(FACTORY, "habit({ streak: 2, target: 3 }), habit()");
  expect(text).toContain("...over?.statistics }");
  expect(text).toContain("...over?.goals?.[0]");
});

test("one that is given an object in any case asks that", () => {
  const text = after(FACTORY, "habit({ streak: 2, target: 3 }), habit({ title: 'B' })");
  expect(text).toContain("...over.statistics }");
});

test("a parameter that a type says may be missing is asked so, too", () => {
  const typed = `type Habit = { title: string; target: number; streak: number }\n${FACTORY.replace("(over)", "(over?: Partial<Habit>): Habit")}`;
  const text = after(typed, "habit({ streak: 2, target: 3 })", "ts");
  expect(text).toContain("...over?.statistics }");
});

test("a compiler that takes any element for missing is told of one that is copied", () => {
  const tree = {
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
const raised = (habit: Habit): Habit => ({ ...habit, target: habit.target + 1 })
const { data }: { data: Habit[] } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
console.log(data.map(raised))
`,
  };
  const strict = JSON.stringify({ compilerOptions: { noUncheckedIndexedAccess: true } });
  const merged = (mark: string) =>
    `goals: [{ ...habit.goals?.[0]${mark}, value: habit.goals[0]${mark}.value + 1 }]`;
  expect(migrated(tree).files["a.ts"]).toContain(merged(""));
  expect(migrated({ ...tree, "tsconfig.json": strict }).files["a.ts"]).toContain(merged("!"));
});

test("a draft all of which may be missing copies what it has of a goal", () => {
  const drafted = (type: string) =>
    migrated({
      "a.ts": `interface Habit { title: string; target: number; unit: string }
let draft: ${type} = { title: 'Run', target: 1, unit: 'km' }
const measured = (unit: 'min' | 'km') => { draft = { ...draft, unit } }
const whole = (given: ${type}) => ({ unit: 'km', ...given })
measured('min')
console.log(whole(draft))
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(draft) })
`,
    }).files["a.ts"];
  expect(drafted("Partial<Habit>")).toContain("[{ ...draft.goals?.[0]!, unit }]");
  expect(drafted("Partial<Habit>")).toContain("unit: 'km', ...given.goals?.[0] }]");
  expect(drafted("Habit")).toContain("[{ ...draft.goals?.[0], unit }]");
});
