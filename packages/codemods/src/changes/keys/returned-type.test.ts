import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const code = (type: string, picked: string): string => `type Res<T> = { data: T }
export async function list() {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY! } })
  const { data } = (await res.json()) as Res<{ id: string; title: string; streak: number }[]>
  return data
}
export const films = async () => [{ id: 'f1', title: 'Alien' }]
export type Habit = ${type}
export const titleOf = (habit: ${picked}) => habit.title
console.log((await list()).map(titleOf))
`;

test.each([
  "Awaited<ReturnType<typeof list>>[number]",
  "NonNullable<Awaited<ReturnType<typeof list>>[number]>",
])(
  "members are selected by their names in v2 of what a function gives and does not say: %s",
  (type) => {
    const text = migrated({ "a.ts": code(type, "Pick<Habit, 'id' | 'title'>") }).files["a.ts"];
    expect(text).toContain("(habit: Pick<Habit, 'id' | 'name'>) => habit.name");
  },
);

test("what another function gives keeps its names", () => {
  const type = "Awaited<ReturnType<typeof list>>[number]";
  const film = "export type Film = Pick<Awaited<ReturnType<typeof films>>[number], 'title'>\n";
  const text = migrated({ "a.ts": code(type, "Habit") + film }).files["a.ts"];
  expect(text).toContain("typeof films>>[number], 'title'>");
  expect(text).toContain("(habit: Habit) => habit.name");
});
