import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const updating = (changes: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
const send = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
const update = (id: string, changes: ${changes}) => {
  console.log(changes.target)
  return send<Habit>('/habits/' + id, { method: 'PUT', body: JSON.stringify(changes) })
}
for (const habit of await send<Habit[]>('/habits')) await update(habit.id, { ...habit, target: habit.target + 1 })
`,
  }).files["a.ts"];

test("what a declared type says may be missing is read so, whatever is given", () => {
  expect(updating("Partial<Habit>")).toContain("console.log(changes.goals?.[0]?.value)");
  expect(updating("Habit")).toContain("console.log(changes.goals[0].value)");
});
