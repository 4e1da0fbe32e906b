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
