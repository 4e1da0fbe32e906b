import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const api = `interface Envelope<T> { success: boolean; data: T; error: string | null }
interface Habit { id: string; title: string; streak: number }
async function call<T>(path: string): Promise<T> {
  const res = await fetch(\`\${process.env.HABIT_API}/api/v1\${path}\`, { headers: { 'X-API-Key': 'k' } })
  const body = (await res.json()) as Envelope<T>
  return body.data
}
`;

test.each([
  ["load = () => call<Habit[]>('/habits')", "a call of a function of the program"],
  ["load = async (): Promise<Habit[]> => call('/habits')", "a declared type"],
  [
    "load = async () => { const list = await call<Habit[]>('/habits'); return list }",
    "a variable that is given such a call",
  ],
  [
    "load = async () => { const { data } = { data: await call('/habits') } as Envelope<Habit[]>; return data }",
    "what is taken out of a cast",
  ],
])("const %s gives back a type by %s", (load) => {
  const { files, confidences } = migrated({
    "api.ts": `${api}export const ${load}\n`,
    "main.ts": `import { load } from './api.ts'
import * as all from './api.ts'
type Habit = Awaited<ReturnType<typeof load>>[number]
type Streaks = Awaited<ReturnType<typeof all.load>>[number]['streak'][]
const books = async () => [{ title: 'Emma', streak: 1 }]
type Book = Awaited<ReturnType<typeof books>>[number]['title']
const titles: Habit['title'][] = (await load()).map((habit) => habit.title)
const streaks: Streaks = (await load()).map((habit) => habit.streak)
const shelf: Book[] = (await books()).map((book) => book.title)
console.log(titles, streaks, shelf)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["main.ts"]).toContain("Habit['name'][]");
  expect(files["main.ts"]).toContain("[number]['statistics']['currentStreak'][]");
  expect(files["main.ts"]).toContain("<typeof books>>[number]['title']");
});

test("a part of a union that is declared for an object of one's own is that of v2", () => {
  const { files } = migrated({
    "main.ts": `type Reply = { success: true; data: { title: string }[]; error: null } | { success: false; data: null; error: string }
const load = async (): Promise<Reply> => (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
const offline: Extract<Reply, { success: false }> = { success: false, data: null, error: 'offline' }
const reply = process.argv[2] ? offline : await load()
console.log(reply.success ? reply.data.length : reply.error)
`,
  });
  expect(files["main.ts"]).toContain("message: 'offline'");
});

test("what a function takes is asked for by the names of v2 where these are what it sends", () => {
  const { files, confidences } = migrated({
    "a.ts": `const patch = async (id: string, fields: { title?: string }) => {
  await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(fields) })
}
const shelve = (book: { title: string }, place = 1) => console.log(book.title, place)
type Fields = Parameters<typeof patch>[1]
const title: NonNullable<Fields['title']> = 'Run'
const id: Parameters<typeof patch>[0] = 'h1'
const book: Parameters<typeof shelve>[0]['title'] = 'Emma'
await patch(id, { title })
shelve({ title: book })
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain("NonNullable<Fields['name']>");
  expect(files["a.ts"]).toContain("Parameters<typeof shelve>[0]['title']");
});
