import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CODE = `interface Habit { id: string; title: string; target: number; unit: string }
interface Film { title: string }
interface Calls {
  list: { input: void; output: Habit[] }
  save: { input: { id: string; patch: Partial<Habit> }; output: Habit }
  film: { input: void; output: Film }
}
const routes: Record<string, (input: any) => { method: string; path: string; body?: unknown }> = {
  list: () => ({ method: 'GET', path: '/habits' }),
  save: ({ id, patch }) => ({ method: 'PUT', path: '/habits/' + id, body: patch }),
}
function call<K extends 'list' | 'film'>(name: K): Promise<Calls[K]['output']>
function call<K extends 'save'>(name: K, input: Calls[K]['input']): Promise<Calls[K]['output']>
async function call(name: keyof Calls, input?: unknown): Promise<unknown> {
  const { method, path, body } = routes[name](input)
  const reply = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return (await reply.json()).data
}
console.log((await call('list')).map((habit) => habit.title))
console.log((await call('save', { id: 'a', patch: { target: 2 } })).title)
`;

test("an overload is read with the names that its type parameters stand for where it is called", () => {
  const text = migrated({ "a.ts": CODE }).files["a.ts"];
  expect(text).toContain(
    "interface Habit { id: string; name: string; goals: { periodicity: string; value: number; unit: string }[]; }",
  );
  expect(text).toContain("interface Film { title: string }");
  expect(text).toContain("patch: { goals: [{ periodicity: 'daily', value: 2 } as never] }");
});
