import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const LOADED = `interface Habit { id: string; title: string; streak: number }
interface Book { isbn: string; title: string }
const load = async (): Promise<Habit[]> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const loadBooks = async (): Promise<Book[]> =>
  (await (await fetch('https://books.example.com/api/books')).json()).items
`;

test("a constraint that habits and others meet offers either name where either is read", () => {
  const { files } = migrated({
    "a.ts": `${LOADED}function byTitle<T extends { title: string }>(rows: T[]): T[] {
  return [...rows].sort((a, b) => a.title.localeCompare(b.title))
}
console.log(byTitle(await load()), byTitle(await loadBooks()))
`,
  });
  expect(files["a.ts"]).toContain("T extends { title?: string; name?: string }");
  expect(files["a.ts"]).toContain("(a.title ?? a.name)!.localeCompare((b.title ?? b.name)!)");
});

test("nothing changes where habits would not get by a question that others do", () => {
  const { files, manual } = migrated({
    "a.ts": `${LOADED}interface Titled { title: string }
function isTitled(x: unknown): x is Titled { return typeof x === 'object' && x !== null && 'title' in x }
function label(x: unknown): string { return isTitled(x) ? x.title : '' }
for (const h of await load()) console.log(label(h))
for (const b of await loadBooks()) console.log(label(b))
`,
  });
  expect(files).toEqual({});
  expect(manual).toContain("title-to-name 7");
});

test("members that v2 has together are offered together", () => {
  const { files, manual } = migrated({
    "a.ts": `${LOADED.replaceAll("title: string", "title: string; target: number; unit: string")}const line = (x: { title: string; target: number; unit: string }) => x.title + x.target + x.unit
console.log((await load()).map(line), (await loadBooks()).map(line))
`,
  });
  expect(files["a.ts"]).toContain(
    "{ title?: string; name?: string; target?: number; goals?: { value: number; unit: string }[]; unit?: string }",
  );
  expect(files["a.ts"]).toContain("(x.target ?? x.goals?.[0]?.value)!");
  expect(manual).toEqual([]);
});
