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

test("an object of one's own beside habits of an overload keeps its names where a guard tells them apart", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number; target: number }
interface Area { id: string; name: string }
const ask = async (path: string) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
async function load(kind: 'habits'): Promise<Habit[]>
async function load(kind: 'areas'): Promise<Area[]>
async function load(kind: 'habits' | 'areas'): Promise<Habit[] | Area[]> {
  return kind === 'habits' ? await ask('/habits') : await ask('/areas')
}
const lamp = { title: 'Lamp', target: 'kitchen' }
const isHabit = (thing: Habit | typeof lamp): thing is Habit => 'streak' in thing
const name = (thing: Habit | typeof lamp) => (isHabit(thing) ? thing.title : thing.title + thing.target)
console.log([...(await load('habits')), lamp].map(name), (await load('areas')).map((area) => area.name))
`,
  });
  expect(files["a.ts"]).toContain("const lamp = { title: 'Lamp', target: 'kitchen' }");
  expect(files["a.ts"]).toContain("(isHabit(thing) ? thing.name : thing.title + thing.target)");
});
