import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("a declared `this` takes the place of no argument", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": `interface Client { base: string; get<T>(this: Client, path: string): Promise<T> }
const client: Client = {
  base: process.env.HABIT_API + '/api/v1',
  async get<T>(this: Client, path: string): Promise<T> {
    const response = await fetch(this.base + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
    return (await response.json()).data
  },
}
function line(this: void, habit: { title: string }, book: { title: string }) {
  return habit.title + book.title
}
for (const habit of await client.get<{ title: string }[]>('/habits')) console.log(line(habit, { title: 'Emma' }))
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.ts"]).toContain("HABIT_API + '/api/v2'");
  expect(files["a.ts"]).toContain("return habit.name + book.title");
  expect(files["a.ts"]).toContain("line(habit, { title: 'Emma' })");
});
