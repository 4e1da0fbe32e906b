import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

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

test("types that are made of each other come to an end", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number; data?: Habit[] }
type Un<T> = T extends { data: infer D } ? Un<D> | Un2<D> : T
type Un2<T> = T extends (infer I)[] ? Un<I> | Un2<I> : T extends Promise<infer P> ? Un<P> | Un2<P> : T
type Json = string | number | { data: Json } | Json[] | Promise<Json> | { data: Json[] } | Habit
const r = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const body: Un<Json> = await r.json()
const b2: Un2<{ data: Json[] } | Json | Habit[]> = body
export const t = (b2 as any).data.map((h: Habit) => h.title)
`,
  });
  expect(files["a.ts"]).toContain("h.name");
});
