import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const list = (row: string, pick: string) =>
  migrated({
    "list.jsx": `const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const Row = ({ item, onPick }) => ${row}
const films = [{ title: 'Ran' }]
const habits = await load()
export const rows = habits.map((habit) => <Row item={habit} onPick={${pick}} />)
export const others = films.map((film) => <Row item={film} onPick={(film) => console.log(film.title)} />)
`,
  });

test.each([
  ["nothing", "<b onClick={() => onPick(item)} />"],
  ["an event", "<b onClick={(event) => { event.preventDefault(); onPick(item) }} />"],
])("what a function that is given %s calls is given what that hands over", (_, row) => {
  const { files, confidences } = list(row, "(habit) => console.log(habit.streak)");
  expect(confidences).toEqual(["safe"]);
  expect(files["list.jsx"]).toContain("(habit) => console.log(habit.statistics.currentStreak)");
  expect(files["list.jsx"]).toContain("(film) => console.log(film.title)");
});

test("what nothing calls may be given anything", () => {
  const { confidences } = migrated({
    "show.js": `const habits = (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
export let last = habits[0]
export const show = (habit = last) => console.log(habit.title)
export const start = () => { last = habits[1] }
`,
  });
  expect(confidences).toEqual(["review"]);
});
