import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const load = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()
`;
const after = (code: string) => migrated({ "a.mjs": `${load}${code}\n` });

test("a name in brackets is a name", () => {
  const { files, confidences } = after(
    "for (const { ['title']: label, ['streak']: days } of data) console.log(label, days)",
  );
  expect(files["a.mjs"]).toContain(
    "const { name: label, statistics: { currentStreak: days } } of data",
  );
  expect(confidences).toEqual(["safe"]);
});

test("a name that is kept as text is asked for where a pattern takes the member", () => {
  const { files } = after(
    "for (const key of ['title', 'id']) for (const { [key]: value } of data) console.log(value)",
  );
  expect(files["a.mjs"]).toContain("{ [key === 'title' ? 'name' : key]: value }");
});

test("where v2 has the member deeper, a person is told", () => {
  const { manual } = after(
    "for (const key of ['title', 'streak']) for (const { [key]: value } of data) console.log(value)",
  );
  expect(manual).toEqual(["title-to-name 3", "streak-to-statistics 3"]);
});

test("a name in brackets is one in what is sent, too, and in objects of one's own it stays", () => {
  const { files, manual } = after(`await fetch(process.env.HABIT_API + '/api/v1/habits', {
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify({ ['title']: 'Run', ...(data.length > 3 && { target: 5 }) }),
})
const book = { ['title']: 'Emma' }
console.log(book.title)`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("{ name: 'Run', ...(data.length > 3 && { goals:");
  expect(files["a.mjs"]).toContain("const book = { ['title']: 'Emma' }");
});

test("a habit with another member gets it under its name in v2, and objects of one's own under theirs", () => {
  const { files, confidences, manual } =
    after(`const set = (habit, key, value) => ({ ...habit, [key]: value })
const own = (book, key, value) => ({ ...book, [key]: value })
console.log(set(data[0], 'title', 'Run').title, own({ title: 'Emma' }, 'title', 'Momo').title)`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("{ ...habit, [key === 'title' ? 'name' : key]: value }");
  expect(files["a.mjs"]).toContain("({ ...book, [key]: value })");
  expect(files["a.mjs"]).toContain("own({ title: 'Emma' }, 'title', 'Momo').title");
});

test("a habit with another member gets it where v2 has it, beside what is there", () => {
  const { files, confidences, manual } =
    after(`const set = (habit, key, value) => ({ ...habit, [key]: value })
console.log(set(data[0], 'title', 'Run').title, set(data[0], 'target', 4).target, set(data[0], 'streak', 4).streak)
const form = (draft, key, value) => ({ ...draft, [key]: value })
console.log(form({ title: '', target: 1 }, 'title', 'Emma').title, form({ title: '', target: 1 }, 'target', 2).target)`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "({ ...habit, ...(key === 'title' ? { name: value } : key === 'target' ? { goals: [{ ...(habit.goals?.[0] ?? { periodicity: 'daily' }), value: value }] } : key === 'streak' ? { statistics: { ...habit.statistics, currentStreak: value } } : { [key]: value }) })",
  );
  expect(files["a.mjs"]).toContain("({ ...draft, [key]: value })");
});

test("a state that is a habit and becomes a copy of itself with another member is one of v2", () => {
  const { files, manual } = after(`const store = { habit: data[0] }
const set = (key, value) => { store.habit = { ...store.habit, [key]: value } }
set('title', 'Run')
set('unit', 'km')
console.log(store.habit.title, store.habit.unit)`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(
    "...(key === 'title' ? { name: value } : key === 'unit' ? { goals: [{ ...(store.habit.goals?.[0] ?? { periodicity: 'daily' }), unit: ",
  );
  expect(files["a.mjs"]).toContain("store.habit.name, store.habit.goals[0].unit");
});

test("what has the other members beside the one that is set is as it should be", () => {
  const code = `const set = (habit, key, value) => ({ ...habit, [key]: value })
console.log(set(data[0], 'title', 'Run').title, set(data[0], 'target', 4).target)`;
  const once = after(code).files["a.mjs"] ?? "";
  expect(migrated({ "a.mjs": once }).files["a.mjs"]).toBeUndefined();
});

test("what is copied by a call gets a name, as it is asked for once", () => {
  const { files, confidences, manual } =
    after(`const set = (id, key, value) => ({ ...data.find((each) => each.id === id), [key]: Number(value) || value })
console.log(set('h1', 'title', 'Run').title, set('h1', 'target', 4).target)`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain(
    "(((habit) => ({ ...habit, ...(key === 'title' ? { name: Number(value) || value } : key === 'target' ? { goals: [{ ...(habit?.goals?.[0] ?? { periodicity: 'daily' }), value: Number(value) || value }] } : { [key]: Number(value) || value }) }))(data.find((each) => each.id === id)))",
  );
  expect(migrated(files).files).toEqual({});
});

test("where something else waits beside what is copied by a call, a person is told", () => {
  const { files, manual } =
    after(`const set = async (key, value) => ({ ...data.find((each) => each.id), [key]: await value })
console.log((await set('title', 'Run')).title, (await set('target', 4)).target)`);
  expect(manual).toContain("target-unit-to-goals 3");
  expect(files["a.mjs"]).toBeUndefined();
});

test("a name that comes to a key of a habit's type is that of v2, and to one of other types stays", () => {
  const typed = (given: string) =>
    migrated({
      "a.ts": `interface Habit { id: string; title: string; target: number }
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }
async function update<K extends keyof Habit>(id: string, key: K, value: Habit[K]): Promise<Habit> {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers, body: JSON.stringify({ [key]: value }) })
  return (await res.json()).data
}
const book = <K extends 'title'>(key: K, value: string) => ({ [key]: value })
console.log((await update('h1', ${given})).title, book('title', 'Emma'))
`,
    });
  const { files, confidences, manual } = typed("'title', 'Row'");
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain("update('h1', 'name', 'Row')).name, book('title', 'Emma')");
  const deeper = typed("'target', 4");
  expect(deeper.confidences).toEqual(["safe"]);
  expect(deeper.files["a.ts"]).toContain("({ [key]: value } as Record<string, any>)");
  expect(deeper.files["a.ts"]).toContain(
    "<K extends 'id' | 'title' | 'target'>(id: string, key: K, value: { id: Habit['id']; title: Habit['name']; target: Habit['goals'][number]['value']; }[K])",
  );
});

const typed = (code: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; frequency: string; target: number }
const headers = { 'X-API-Key': process.env.HABIT_API_KEY! }
const data = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()).data as Habit[]
${code}
`,
  });

test("a typed habit gets another member where v2 has it, too", () => {
  const { files, manual, confidences } =
    typed(`const set = (habit: Habit, key: 'title' | 'frequency', value: string): Habit => ({ ...habit, [key]: value })
const raise = (habit: Habit): Habit => ({ ...habit, target: 9 })
console.log(set(data[0], 'title', 'Run').title, set(raise(data[0]), 'frequency', 'weekly').frequency)`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "({ ...habit, ...((key === 'title' ? { name: value } : key === 'frequency' ? { occurrence: { ...habit.occurrence, type: value } } : { [key]: value }) as object) })",
  );
  expect(files["a.ts"]).toContain("({ ...habit, goals: [{ ...habit.goals?.[0], value: 9 }] })");
});

test("the names that an event may have by its type are those that it may set", () => {
  const { files, manual } =
    typed(`type Event = { type: 'got'; habit: Habit } | { type: 'set'; field: 'title' | 'frequency'; value: string }
interface State { habit: Habit }
export const next = (state: State, event: Event): State =>
  event.type === 'got' ? { habit: event.habit } : { ...state, habit: { ...state.habit, [event.field]: event.value } }
let state: State = { habit: data[0] }
const send = (event: Event) => { state = next(state, event) }
send({ type: 'got', habit: data[1] })
send({ type: 'set', field: 'title', value: 'Run' })
console.log(state.habit.title)`);
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "event.field === 'title' ? { name: event.value } : event.field === 'frequency' ?",
  );
});
