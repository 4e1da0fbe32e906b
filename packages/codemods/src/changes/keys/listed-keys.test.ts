import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (types: string, own: string): Record<string, string> => ({
  "a.ts": `export interface Habit { id: string; title: string; target: number; unit: string }
interface Film { id: string; title: string; target: number }
type Field = 'title' | 'target'
${types}
${own}
async function save(id: string, body: Patch): Promise<Habit> {
  const headers = { 'X-API-Key': 'k' }
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { method: 'PUT', headers, body: JSON.stringify(body) })
  return (await response.json()).data
}
const film: Pick<Film, Field> = { title: 'Alien', target: 3 }
console.log(film.title, await save('h1', { title: 'Run' }))
`,
});

test.each([
  [
    "type Patch = Partial<Pick<Habit, Field>>",
    "type Patch = Partial<Pick<Habit, 'name' | 'goals'>>",
  ],
  [
    "type Patch = { [K in Field]?: Habit[K] }",
    "type Patch = { [K in 'name' | 'goals']?: Habit[K] }",
  ],
])("%s says the names of v2 itself where the list is for more", (type, after) => {
  const { files, confidences } = migrated(
    program(
      type,
      "const labels: Record<Field, string> = { title: 'Name', target: 'Goal' }\nconsole.log(labels)",
    ),
  );
  expect(files["a.ts"]).toContain(after);
  expect(files["a.ts"]).toContain("type Field = 'title' | 'target'");
  expect(files["a.ts"]).toContain("const film: Pick<Film, Field> = { title: 'Alien', target: 3 }");
  expect(files["a.ts"]).toContain("save('h1', { name: 'Run' })");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test("a list that mapped types alone take names from has those of v2", () => {
  const tree = program("type Patch = { [K in Field]?: Habit[K] }", "");
  const code = (tree["a.ts"] ?? "").replace(/^const film.*$/m, "").replace("film.title, ", "");
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("type Field = 'name' | 'goals'");
});

test("what a type parameter picks is all that its names are of in v2", () => {
  const { files, confidences } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
interface Film { title: string; streak: number }
const by = <K extends 'title' | 'streak'>(key: K) => (a: Pick<Habit, K>, b: Pick<Habit, K>) => (a[key] < b[key] ? -1 : 1)
const of = <K extends 'title' | 'streak'>(film: Pick<Film, K>, key: K) => film[key]
const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
const { data }: { data: Habit[] } = await response.json()
console.log(data.sort(by('streak')), of({ title: 'Alien' }, 'title'))
`,
  });
  expect(files["a.ts"]).toContain(
    "(a: Pick<Habit, 'name' | 'statistics'>, b: Pick<Habit, 'name' | 'statistics'>)",
  );
  expect(files["a.ts"]).toContain("(film: Pick<Film, K>, key: K) => film[key]");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});
