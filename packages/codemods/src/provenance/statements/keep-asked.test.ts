import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const TYPES = `interface Habit { id: string; title: string; streak: number }
interface Film { id: string; title: string; year: number }
type Item = ({ kind: 'habit' } & Habit) | ({ kind: 'film' } & Film)
const films: Film[] = [{ id: 'f1', title: 'Alien', year: 1979 }]
const load = async (): Promise<Habit[]> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const items: Item[] = [
  ...(await load()).map((habit): Item => ({ kind: 'habit', ...habit })),
  ...films.map((film): Item => ({ kind: 'film', ...film })),
]
`;

test("what is told from habits by the tag of its type stays", () => {
  const code = `const line = (item: Item) => (item.kind === 'habit' ? item.title + item.streak : item.title + item.year)
console.log(items.map(line))
`;
  const text = migrated({ "a.ts": TYPES + code }).files["a.ts"];
  expect(text).toContain("interface Film { id: string; title: string; year: number }");
  expect(text).toContain("title: 'Alien'");
  expect(text).toContain("item.name + item.statistics.currentStreak : item.title + item.year");
});

test("what is read along with habits, whatever its tag, has the names of v2", () => {
  const text = migrated({ "a.ts": `${TYPES}for (const item of items) console.log(item.title)\n` })
    .files["a.ts"];
  expect(text).toContain("console.log(item.name)");
  expect(text).toContain("name: 'Alien'");
});
