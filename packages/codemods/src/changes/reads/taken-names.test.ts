import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOAD = `interface Habit { id: string; title: string; streak: number; target: number }
const load = async (): Promise<Habit[]> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const all = await load()
`;

test.each([
  [
    "a name of a copy",
    "const shown = all.map((habit) => ({ ...habit, name: habit.title.toUpperCase() }))\nfor (const item of shown) console.log(item.name, item.title)\n",
    ["title-to-name 5"],
  ],
  [
    "one that a pattern takes with it",
    "for (const { name, title } of all.map((habit) => ({ ...habit, name: habit.id }))) console.log(name, title)\n",
    ["title-to-name 5"],
  ],
  [
    "goals of a copy",
    "const [first] = all.map((habit) => ({ ...habit, goals: ['fit'] }))\nconsole.log(first.goals, first.target)\n",
    ["target-unit-to-goals 5"],
  ],
])(
  "what stands where v2 has a member that is read of it is left to a person: %s",
  (_, code, manual) => {
    const result = migrated({ "a.ts": LOAD + code });
    expect(result.files).toEqual({});
    expect(result.manual).toEqual(expect.arrayContaining(manual));
  },
);

test.each([
  [
    "nothing reads what it hides",
    "const shown = all.map((habit) => ({ ...habit, name: habit.title.toUpperCase() }))\nfor (const item of shown) console.log(item.name)\n",
    "name: habit.name.toUpperCase()",
  ],
  [
    "it is the same",
    "const shown = all.map((habit) => ({ ...habit, name: habit.title }))\nfor (const item of shown) console.log(item.name, item.title)\n",
    "console.log(item.name, item.name)",
  ],
  [
    "the habit is spread over it",
    "const shown = all.map((habit) => ({ name: 'none', ...habit }))\nfor (const item of shown) console.log(item.title)\n",
    "console.log(item.name)",
  ],
])("a member that v2 has too changes nothing where %s", (_, code, expected) => {
  const { files, manual } = migrated({ "a.ts": LOAD + code });
  expect(files["a.ts"]).toContain(expected);
  expect(manual).toEqual([]);
});
