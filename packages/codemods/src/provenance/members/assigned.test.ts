import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const board = (loaded: string): string => `const load = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const initial = { habits: [], films: [{ title: 'Alien' }], busy: true }
let state = initial
const Card = ({ title, streak }) => title + streak
const show = () => {
  if (state.busy) return 'busy'
  return [state.habits.map((habit) => Card({ ...habit })), state.films.map((film) => film.title)]
}
console.log(show())
const recipes = { loaded(draft, habits) { ${loaded} } }
const dispatch = (type, payload) => {
  const draft = structuredClone(state)
  recipes[type]?.(draft, payload)
  state = draft
}
dispatch('loaded', await load())
console.log(show())
`;

test("what a draft is given later is seen by whoever told its states apart before", () => {
  const text = migrated({ "a.js": board("draft.habits = habits; draft.busy = false") }).files[
    "a.js"
  ];
  expect(text).toContain("({ name: title, statistics: { currentStreak: streak } }) =>");
  expect(text).toContain("state.films.map((film) => film.title)");
});
