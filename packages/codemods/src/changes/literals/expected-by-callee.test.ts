import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a part of a goal is taken for whole where only what stands around a function says what it takes", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
interface Film { title: string; target: number; unit: string }
interface Client { update(id: string, changes: Partial<Habit>): Promise<Habit>; see(changes: Partial<Film>): number }
const make = (key: string): Client => ({
  update: async (id, changes) => {
    const res = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': key }, body: JSON.stringify(changes) })
    return (await res.json()).data
  },
  see: (changes) => changes.target ?? 0,
})
const live = make('k')
console.log((await live.update('h1', { target: 9 })).title, live.see({ target: 3 }))
`,
  });
  expect(files["a.ts"]).toContain(
    "live.update('h1', { goals: [{ periodicity: 'daily', value: 9 } as never] })",
  );
  expect(files["a.ts"]).toContain("live.see({ target: 3 })");
});
