import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const set = (declared: string, made: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
type Film = { title: string; target: number }
const put = async (id: string, body: object): Promise<Habit> => {
  const headers = { 'X-API-Key': process.env.KEY!, 'Content-Type': 'application/json' }
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers, body: JSON.stringify(body) })
  return ((await res.json()) as { data: Habit }).data
}
type Field = keyof Omit<Habit, 'id'>
const own = (field: keyof Film): object => ({ [field]: 1 })
async function set(id: string, field: ${declared}, value: string | number): Promise<Habit> {
  ${made}
}
console.log((await set('h1', 'title', 'Run')).title, (await set('h1', 'target', 4)).target, own('title'))
`,
  }).files["a.ts"];

test.each([
  ["a literal", "return put(id, { [field]: value })"],
  [
    "a record",
    "const patch: Record<string, unknown> = {}; patch[field] = value; return put(id, patch)",
  ],
])("names that %s gets stay those of v1 where it is made v2's as it is sent", (_, made) => {
  const text = set("Field", made);
  expect(text).toContain("type Field = 'title' | 'target'");
  expect(text).toContain("set('h1', 'title', 'Run')");
  expect(text).toContain("field: keyof Film");
});
