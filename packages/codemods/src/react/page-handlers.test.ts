import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const LOAD = `const load = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;

test("an action that is bound to a store runs where an element of the page calls it", () => {
  const text = migrated({
    "a.jsx": `import { createStore, applyMiddleware } from 'redux'
import { connect, Provider } from 'react-redux'
${LOAD}const start = () => async (dispatch) => dispatch({ type: 'loaded', habits: await load() })
const prune = () => (dispatch, getState) => getState().habits.filter((habit) => habit.streak === 0)
const reducer = (state = { habits: [], films: [{ title: 'Alien' }] }, action) =>
  action.type === 'loaded' ? { ...state, habits: action.habits } : state
const Board = ({ films, prune, start }) => (
  <ul>{films.map((film) => <li onClick={start}>{film.title}</li>)}<button onClick={prune}>prune</button></ul>
)
const Connected = connect(({ films }) => ({ films }), { prune, start })(Board)
export const App = () => <Provider store={createStore(reducer, applyMiddleware())}><Connected /></Provider>
`,
  }).files["a.jsx"];
  expect(text).toContain("(habit) => habit.statistics.currentStreak === 0");
  expect(text).toContain("{film.title}");
});

test.each([
  "createElement(Locale.Provider, { value: locale }, children)",
  "<Locale.Provider {...{ value: locale }}>{children}</Locale.Provider>",
])("a provider gives its value however it is made: %s", (element) => {
  const text = migrated({
    "a.jsx": `import { createContext, createElement, useContext } from 'react'
${LOAD}const habits = await load()
const words = { en: { times: 'times' }, de: { times: 'Mal' }, fr: { times: 'Zeiten' } }
const Locale = createContext('en')
const Provider = ({ locale, children }) => ${element}
const List = () => {
  const words_ = words[useContext(Locale)]
  return <p>{habits.map((habit) => words_[habit.unit])}</p>
}
for (const locale of ['en', 'de']) console.log(<Provider locale={locale}><List /></Provider>)
`,
  }).files["a.jsx"];
  expect(text).toContain("{ en: { rep: 'times' }, de: { rep: 'Mal' }, fr: { times: 'Zeiten' } }");
});
