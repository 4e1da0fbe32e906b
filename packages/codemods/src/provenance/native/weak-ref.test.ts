import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what a weak reference gives is what it was given", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const kept = new Map(data.map((habit) => [habit.id, new WeakRef(habit)]))
console.log(kept.get('h1')?.deref()?.title)
const film = new WeakRef({ title: 'Heat' })
console.log(film.deref().title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("kept.get('h1')?.deref()?.name");
  expect(files["a.mjs"]).toContain("film.deref().title");
});
