import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CODE = `interface Endpoint<In, Out> { readonly method: string; readonly path: string; readonly in?: In; readonly out?: Out }
const endpoint = <In = void, Out = unknown>() => (method: string, path: string): Endpoint<In, Out> => ({ method, path })
interface Habit { id: string; title: string; streak: number }
interface Film { title: string; streak: number }
const calls = {
  list: endpoint<void, Habit[]>()('GET', '/habits'),
  create: endpoint<Omit<Habit, 'id' | 'streak'>, Habit>()('POST', '/habits'),
  done: endpoint<{ habitId: string; date: string; status: 'done' }>()('POST', '/habits/checkin'),
}
const films = endpoint<void, Film[]>()('GET', 'https://films.example/list')
async function run<In, Out>(call: Endpoint<In, Out>, body?: In): Promise<{ data: Out }> {
  const reply = await fetch(process.env.HABIT_API + '/api/v1' + call.path, { method: call.method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return reply.json()
}
console.log((await run(calls.list)).data.map((habit) => habit.title), films.path)
console.log((await run(calls.create, { title: 'Run' })).data.title)
await run(calls.done, { habitId: 'a', date: '2024-12-01', status: 'done' })
`;

test("types that a description of a call is made with follow what the call sends and gets", () => {
  const text = migrated({ "a.ts": CODE }).files["a.ts"];
  expect(text).toContain(
    "interface Habit { id: string; name: string; statistics: { currentStreak: number } }",
  );
  expect(text).toContain("Omit<Habit, 'id' | 'statistics'>");
  expect(text).toContain("interface Film { title: string; streak: number }");
  expect(text).toContain("{ habitId: string; date: string; status: 'done' }");
  expect(text).toContain("{ habitId: 'a', date: '2024-12-01', status: 'done' }");
});

test("the same where functions of the description give the path", () => {
  const code = `interface Call<In, Out> { path: (given: In) => string; readonly out?: Out }
const define = <In, Out>(call: Call<In, Out>): Call<In, Out> => call
type Found = { id: string; title: string; streak?: number }
type Film = { id: string; title: string; streak?: number }
const one = define<{ id: string }, Found>({ path: ({ id }) => \`/api/v1/habits/\${id}\` })
const all = define<void, Found[]>({ path: () => '/api/v1/habits' })
const film = define<string, Film>({ path: (id) => \`/films/\${id}\` })
async function run<In, Out>(call: Call<In, Out>, given: In): Promise<Out> {
  const reply = await fetch(process.env.HABIT_API + call.path(given), { headers: { 'X-API-Key': 'k' } })
  return (await reply.json() as { data: Out }).data
}
console.log((await run(one, { id: 'a' })).title, (await run(all, undefined))[0].streak, film.path('Ran'))
`;
  const text = migrated({ "a.ts": code }).files["a.ts"];
  expect(text).toContain(
    "type Found = { id: string; name: string; statistics?: { currentStreak: number } }",
  );
  expect(text).toContain("type Film = { id: string; title: string; streak?: number }");
  expect(text).toContain("(await run(all, undefined))[0].statistics?.currentStreak");
});

test("what such a function is asked with, where something is sent, is no answer", () => {
  const code = `interface Call<In, Out> { path: (given: In) => string; body: (given: In) => unknown; readonly out?: Out }
const define = <In, Out>(call: Call<In, Out>): Call<In, Out> => call
type Form = { id: string; title: string }
const add = define<Form, unknown>({ path: () => '/api/v1/habits', body: ({ title }) => ({ title: title.trim() }) })
async function run<In, Out>(call: Call<In, Out>, given: In): Promise<void> {
  await fetch(process.env.HABIT_API + call.path(given), { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(call.body(given)) })
}
await run(add, { id: 'form', title: ' Run ' })
`;
  const text = migrated({ "a.ts": code }).files["a.ts"];
  expect(text).toContain("type Form = { id: string; title: string }");
  expect(text).toContain("body: ({ title }) => ({ name: title.trim() })");
});
