import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a place of a tuple is followed to the type that it declares", () => {
  const { files } = migrated({
    "api.ts": `interface Habit { id: string; title: string }
interface Book { title: string }
const PATHS = { list: 'habits', books: '../../books' }
interface Calls { list: [undefined, Habit[]]; books: [string, Book] }
async function call<Name extends keyof Calls>(name: Name): Promise<Calls[Name][1]> {
  const answer = await fetch('https://habits.example.com/api/v1/' + PATHS[name])
  return (await answer.json()).data
}
for (const habit of await call('list')) console.log(habit.title)
`,
  });
  expect(files["api.ts"]).toContain("interface Habit { id: string; name: string }");
  expect(files["api.ts"]).toContain("interface Book { title: string }");
  expect(files["api.ts"]).toContain("console.log(habit.name)");
});
