import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what a mock answers with is a habit for sure where a factory copies it over what all have", () => {
  const { files, confidences } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const load = async (): Promise<Habit[]> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const fixture = (over: Partial<Habit> = {}): Habit => ({ id: 'x', title: 'Any', streak: 0, ...over })
globalThis.fetch = async () =>
  new Response(JSON.stringify({ success: true, data: [fixture({ title: 'Fake' })], error: null }))
for (const habit of await load()) console.log(habit.title, habit.streak)
`,
  });
  expect(files["a.ts"]).toContain("fixture({ name: 'Fake' })");
  expect(confidences).toEqual(["safe"]);
});
