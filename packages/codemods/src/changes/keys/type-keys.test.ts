import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = `const headers = { 'X-API-Key': process.env.KEY! }
interface Habit { id: string; title: string }
TYPE
export async function list(): Promise<Habit[]> {
  const body = await (await fetch('https://habits.example.com/api/v1/habits', { headers })).json()
  return body.data as Habit[]
}
`;

const typed = (type: string): string | undefined =>
  migrated({ "a.ts": client.replace("TYPE", type) }).files["a.ts"];

test.each([
  "interface Named extends Pick<Habit, 'id' | 'KEY'> {}",
  "type Named = { [K in 'id' | 'KEY']?: Habit[K] }",
])("a name of a member follows it in %s", (type) => {
  expect(typed(type.replace("KEY", "title"))).toContain(type.replace("KEY", "name"));
});

test("a template type may have a hyphen in it", () => {
  const path = `type Path = '/habits/today' | \`/habit-groups/\${string}\`
const get = async (path: Path) => fetch('https://habits.example.com/api/v1' + path, { headers: { 'X-API-Key': 'k' } })
get('/habits/today')
`;
  expect(migrated({ "a.ts": path }).files["a.ts"]).toContain("/habits?date=today");
});
