import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ACTIONS = ["rename", "raise", "reset", "pause", "resume", "archive", "restore", "star"];

/** A reducer that keeps what was before under ids, and as many places that dispatch as a screen has. */
const BOARD = `import { useEffect, useReducer } from 'react'
const call = async (path, init) =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { ...init, headers: { 'X-API-Key': 'k' } })).json()).data
function reducer(state, action) {
  switch (action.type) {
    case 'loaded':
      return { ...state, byId: Object.fromEntries(action.habits.map((h) => [h.id, h])), order: action.habits.map((h) => h.id) }
    case 'patched': {
      const current = state.byId[action.id]
      return {
        ...state,
        pending: { ...state.pending, [action.id]: current },
        byId: { ...state.byId, [action.id]: { ...current, ...action.patch } },
      }
    }
    case 'confirmed': {
      const { [action.habit.id]: done, ...pending } = state.pending
      return { ...state, pending, byId: { ...state.byId, [action.habit.id]: action.habit } }
    }
    case 'rolledBack': {
      const { [action.id]: before, ...pending } = state.pending
      return { ...state, pending, byId: before ? { ...state.byId, [action.id]: before } : state.byId }
    }
    case 'removed':
      return { ...state, order: state.order.filter((id) => id !== action.id) }
    default:
      return state
  }
}
export function Board() {
  const [state, dispatch] = useReducer(reducer, { byId: {}, order: [], pending: {} })
  useEffect(() => { call('/habits').then((habits) => dispatch({ type: 'loaded', habits })) }, [])
  const change = async (id, patch) => {
    dispatch({ type: 'patched', id, patch })
    try {
      dispatch({ type: 'confirmed', habit: await call('/habits/' + id, { method: 'PUT', body: JSON.stringify(patch) }) })
    } catch {
      dispatch({ type: 'rolledBack', id })
    }
  }
${ACTIONS.map((name) => `  const ${name} = (id) => change(id, { title: '${name}' })`).join("\n")}
  return state.order.map((id) => (
    <li key={id} title="a tile" onClick={() => dispatch({ type: 'removed', id })}>
      {state.byId[id].title} {state.byId[id].streak}
${ACTIONS.map((name) => `      <button onClick={() => ${name}(id)} />`).join("\n")}
    </li>
  ))
}
`;

test("states that a reducer makes of each other, with objects under ids, are followed to the end", () => {
  const { files, confidences } = migrated({ "board.jsx": BOARD });
  expect(confidences).toEqual(["safe"]);
  expect(files["board.jsx"]).toContain(
    "{state.byId[id].name} {state.byId[id].statistics.currentStreak}",
  );
  expect(files["board.jsx"]).toContain('title="a tile"');
});

test("the names of a path that has positions, too, are read as v2 has them", () => {
  const { files, manual } = migrated({
    "a.mjs": `const dig = (value, ...path) => path.reduce((at, key) => at?.[key], value)
const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
console.log(dig(await res.json(), 'data', 0, 'title'))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("(at?.[key] ?? { title: at?.name }[key])");
});
