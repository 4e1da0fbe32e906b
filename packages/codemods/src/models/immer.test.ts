import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const program = (library: string): string => `${library}
const call = async (path) =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
const habits = produce((draft, action) => {
  if (action.type === 'loaded') for (const habit of action.payload) draft.entities[habit.id] = habit
  if (action.type === 'renamed') draft.entities[action.id].title = action.title
}, { entities: {} })
const songs = produce((draft, action) => {
  if (action.type === 'played') draft.last.streak += 1
}, { last: { title: 'Jolene', streak: 0 } })
export async function show() {
  let state = habits(undefined, { type: 'loaded', payload: await call('/habits') })
  state = habits(state, { type: 'renamed', id: 'h1', title: 'Walk' })
  const { last } = songs(undefined, { type: 'played' })
  return [state.entities.h1.title, last.title, last.streak]
}
`;

test.each([
  "import { produce } from 'immer'",
  "import { createNextState as produce } from '@reduxjs/toolkit'",
])("a recipe makes a reducer that starts with what stands behind it: %s", (library) => {
  const { files, confidences } = migrated({ "a.js": program(library) });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain("draft.entities[action.id].name = action.title");
  expect(files["a.js"]).toContain("[state.entities.h1.name, last.title, last.streak]");
});
