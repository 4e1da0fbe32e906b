import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("a type that is inferred from a part of a union is read from each of its parts", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string }
interface Film { title: string; minutes: number }
type Envelope<T> = { success: boolean; data: T; error: string | null }
type Data<T> = T extends { data: infer D } ? D : never
type Item<T> = T extends (infer I)[] ? I : T
const reply: Envelope<Habit[]> = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
export const show = (item: Item<Data<Envelope<Habit[]> | { data: Film }>>) => ('minutes' in item ? 'film' : item.title)
console.log(reply.data.length)
`,
  });
  expect(files["a.ts"]).toContain("interface Habit { id: string; name: string }");
  expect(files["a.ts"]).toContain("'film' : item.name)");
  expect(files["a.ts"]).toContain("interface Film { title: string;");
});
