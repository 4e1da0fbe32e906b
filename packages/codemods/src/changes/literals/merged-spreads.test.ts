import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABIT = `interface Habit { id: string; title: string; target: number; unit: string; streak: number; completedDates: string[] }
const send = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
`;

test("a habit that a run without any looks up brings what others bring", () => {
  const { files, confidences } = migrated({
    "a.ts": `${HABIT}interface State { byId: Record<string, Habit> }
type Action = { type: 'loaded'; habits: Habit[] } | { type: 'patched'; id: string; patch: Partial<Pick<Habit, 'title' | 'streak'>> }
const reducer = (state: State, action: Action): State => {
  if (action.type === 'loaded') return { byId: Object.fromEntries(action.habits.map((h) => [h.id, h])) }
  const habit = state.byId[action.id]
  return habit ? { byId: { ...state.byId, [action.id]: { ...habit, ...action.patch } } } : state
}
let state = reducer({ byId: {} }, { type: 'loaded', habits: await send<Habit[]>('/habits') })
state = reducer(state, { type: 'patched', id: 'h1', patch: { streak: 2 } })
console.log(state.byId.h1?.streak)
`,
  });
  expect(files["a.ts"]).toContain(
    "{ ...habit, ...action.patch, statistics: { ...habit.statistics, ...action.patch.statistics } }",
  );
  expect(confidences).toEqual(["safe"]);
});

test("what only a type parameter of a store tells of does not make it less sure", () => {
  const { files, confidences } = migrated({
    "a.ts": `${HABIT}type Action = { type: 'loaded'; habits: Habit[] } | { type: 'patched'; id: string; patch: Partial<Pick<Habit, 'title' | 'streak'>> }
function createStore<S, A>(reducer: (state: S, action: A) => S, initial: S) {
  let state = initial
  const subscribers = new Set<(state: S) => void>()
  return {
    getState: () => state,
    dispatch: (action: A) => { state = reducer(state, action); for (const each of subscribers) each(state) },
    subscribe: (each: (state: S) => void) => subscribers.add(each),
  }
}
type State = { byId: Record<string, Habit> }
const reducer = (state: State, action: Action): State => {
  if (action.type === 'loaded') return { byId: Object.fromEntries(action.habits.map((h) => [h.id, h])) }
  const habit = state.byId[action.id]
  return habit ? { byId: { ...state.byId, [action.id]: { ...habit, ...action.patch } } } : state
}
const store = createStore<State, Action>(reducer, { byId: {} })
store.subscribe((state) => console.log(Object.values(state.byId).map((each) => each.streak)))
store.dispatch({ type: 'loaded', habits: await send<Habit[]>('/habits') })
store.dispatch({ type: 'patched', id: 'h1', patch: { streak: 2 } })
`,
  });
  expect(files["a.ts"]).toContain(
    "statistics: { ...habit.statistics, ...action.patch.statistics }",
  );
  expect(files["a.ts"]).toContain("each.statistics.currentStreak");
  expect(confidences).toEqual(["safe"]);
});

const merging = (changes: string) =>
  migrated({
    "a.ts": `${HABIT}export const apply = (habits: Habit[], changes: ${changes}): Habit[] => habits.map((habit) => ({ ...habit, ...changes }))
export const all = () => send<Habit[]>('/habits')
`,
  }).files["a.ts"];

test("what a type lets set a part of the goal keeps the rest of it, though nothing here sets any", () => {
  for (const changes of [
    "Partial<Pick<Habit, 'title' | 'target'>>",
    "{ title?: string; target?: number }",
  ])
    expect(merging(changes)).toContain("goals: [{ ...habit.goals[0], ...changes.goals?.[0] }]");
  for (const changes of ["Partial<Pick<Habit, 'title'>>", "Partial<Habit>"])
    expect(merging(changes)).toContain("({ ...habit, ...changes }))");
});
