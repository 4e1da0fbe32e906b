import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const updating = (changes: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
const send = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
const update = (id: string, changes: ${changes}) => {
  console.log(changes.target)
  return send<Habit>('/habits/' + id, { method: 'PUT', body: JSON.stringify(changes) })
}
for (const habit of await send<Habit[]>('/habits')) await update(habit.id, { ...habit, target: habit.target + 1 })
`,
  }).files["a.ts"];

test("what a declared type says may be missing is read so, whatever is given", () => {
  expect(updating("Partial<Habit>")).toContain("console.log(changes.goals?.[0]?.value)");
  expect(updating("Habit")).toContain("console.log(changes.goals[0].value)");
});

const stepping = (target: string) =>
  migrated({
    "a.ts": `interface Draft { title: string; ${target} }
type State = { at: 'form'; draft: Draft } | { at: 'done' }
let state: State = { at: 'form', draft: { title: 'Run', target: 1 } }
const rename = (title: string) => {
  state = state.at === 'form' ? { at: 'form', draft: { ...state.draft, title } } : { at: 'done' }
}
const save = async (draft: Draft) => {
  console.log(draft.target)
  await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(draft) })
}
rename('Walk')
if (state.at === 'form') await save(state.draft)
`,
  }).files["a.ts"];

test("a compiler knows better than what is merged that a declared member is there", () => {
  expect(stepping("target: number")).toContain("console.log(draft.goals[0].value)");
  expect(stepping("target?: number")).toContain("console.log(draft.goals?.[0]?.value)");
});

test("a member is not taken to be missing in a copy that is made with it where no run comes", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
type State = { habits: Habit[] }
type Action = { type: 'loaded'; habits: Habit[] } | { type: 'bumped'; id: string }
function reducer(state: State, action: Action): State {
  if (action.type === 'loaded') return { habits: action.habits }
  return { habits: state.habits.map((h) => (h.id === action.id ? { ...h, streak: h.streak + 1 } : h)) }
}
const body = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY! } })).json()) as { data: Habit[] }
const state = reducer(reducer({ habits: [] }, { type: 'loaded', habits: body.data }), { type: 'bumped', id: 'h1' })
console.log(state.habits.map((h) => h.streak))
`,
  });
  expect(files["a.ts"]).toContain("currentStreak: h.statistics.currentStreak + 1");
  expect(files["a.ts"]).toContain("state.habits.map((h) => h.statistics.currentStreak)");
});

test("what v1 had null for is held against what is not there, too", () => {
  const { files } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.KEY } })).json()
console.log(data.target === null ? '-' : data.target, data.unit !== null && data.unit, data.title === null, data.target === undefined)
`,
  });
  expect(files["a.mjs"]).toContain(
    "console.log(data.goals?.[0]?.value == null ? '-' : data.goals[0].value, data.goals?.[0]?.unit != null && data.goals[0].unit, data.name === null, data.goals?.[0]?.value === undefined)",
  );
});

test.each(["changes", "#changes"])("a field of a class says so, too: %s", (field) => {
  const { files } = migrated({
    "a.ts": `interface Fields { title: string; target: number; unit: string }
interface Habit extends Fields { id: string }
const send = async (id: string, body: unknown): Promise<Habit> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
class Row {
  ${field}: Partial<Fields> = {}
  constructor(private readonly row: Habit) {}
  set target(value: number) { this.${field} = { ...this.${field}, target: value, unit: this.row.unit } }
  save = async () => new Row(await send(this.row.id, this.${field}))
}
const row = new Row(await send('h1', { title: 'Run' }))
row.target = 3
await row.save()
`,
  });
  expect(files["a.ts"]).toContain(`goals: [{ ...this.${field}.goals?.[0]!, value: value,`);
});
