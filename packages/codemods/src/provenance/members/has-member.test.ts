import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("states that are copies of each other are asked once each, however many ways lead from one to the next", () => {
  const dispatches = Array.from({ length: 16 }, (_, at) => `state = next(state, '${at}')\n`);
  const code = `type Habit = { id: string; title: string }
type State = { tag: 'idle' } | { tag: 'ready'; habits: Habit[]; filter: string } | { tag: 'failed'; error: string }
const next = (state: State, filter: string): State => {
  if (filter === '1') return { ...state, tag: 'ready', habits: data, filter }
  if (filter === '2') return { ...state, tag: 'failed', error: filter }
  return state.tag === 'ready' ? { ...state, filter, habits: state.habits.map((h) => ({ ...h, title: filter })) } : state
}
const { data }: { data: Habit[] } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })).json()
let state: State = { tag: 'idle' }
${dispatches.join("")}console.log(state.tag === 'ready' ? state.habits.map((h) => h.title) : state.tag)
`;
  const { files } = migrated({ "a.ts": code });
  expect(files["a.ts"]).toContain("({ ...h, name: filter })");
});
