import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = `const headers = { 'X-API-Key': process.env.KEY! }
interface Habit { id: string; title: string }
TYPE
export async function list(): Promise<Habit[]> {
  const body = await (await fetch('https://habits.example.com/api/v1/habits', { headers })).json()
  return body.data as Habit[]
}
`;

const typed = (type: string): string | undefined =>
  migrated({ "a.ts": client.replace("TYPE", type) }).files["a.ts"];

test.each([
  "interface Named extends Pick<Habit, 'id' | 'KEY'> {}",
  "type Named = { [K in 'id' | 'KEY']?: Habit[K] }",
])("a name of a member follows it in %s", (type) => {
  expect(typed(type.replace("KEY", "title"))).toContain(type.replace("KEY", "name"));
});

test("a template type may have a hyphen in it", () => {
  const path = `type Path = '/habits/today' | \`/habit-groups/\${string}\`
const get = async (path: Path) => fetch('https://habits.example.com/api/v1' + path, { headers: { 'X-API-Key': 'k' } })
get('/habits/today')
`;
  expect(migrated({ "a.ts": path }).files["a.ts"]).toContain("/habits?date=today");
});

test("members of what is declared in parts are selected by their names in v2", () => {
  const parts = `interface Draft { title: string; frequency: string; target: number }
interface Progress { streak: number }
type Habit = { id: string } & Draft & Progress
interface Book { title: string; pages: number }
type BookTitle = Pick<Book & { id: string }, 'title'>
async function call<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await fetch('https://habits.example.com/api/v1' + path, { headers: { 'X-API-Key': 'k' }, ...init })).json()).data
}
export const list = () => call<Habit[]>('/habits')
export const create = (input: Pick<Habit, 'title' | 'frequency'>) =>
  call<Habit>('/habits', { method: 'POST', body: JSON.stringify(input) })
export const patch = (input: Partial<Omit<Habit, 'id' | 'streak'>>) =>
  call<Habit>('/habits/h1', { method: 'PUT', body: JSON.stringify(input) })
create({ title: 'Run', frequency: 'daily' })
patch({ title: 'Run' })
`;
  const text = migrated({ "a.ts": parts }).files["a.ts"];
  expect(text).toContain("Pick<Habit, 'name' | 'occurrence'>");
  expect(text).toContain("Omit<Habit, 'id' | 'statistics'>");
  expect(text).toContain("create({ name: 'Run', occurrence: { type: 'daily' } })");
  expect(text).toContain("body: JSON.stringify(input)");
  expect(text).toContain("Pick<Book & { id: string }, 'title'>");
});

test("a selection of which v2 leaves nothing selects nothing", () => {
  const code = client
    .replace(
      "title: string }",
      "title: string; target: number; unit: string; streak: number; completedDates: string[] }",
    )
    .replace("TYPE", "type Row = Omit<Habit, 'completedDates' | 'unit'>");
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("type Row = Omit<Habit, never>");
});

test.each([
  "type Measure = { [K in keyof Habit]: Habit[K] extends string ? K : never }[keyof Habit]",
  "type Measure = ({ [K in keyof Habit]-?: Habit[K] extends string ? K : never })[keyof Habit]",
])("a table by names is asked for the names that it has: %s", (type) => {
  expect(typed(type)).toMatch(/\[K in 'id' \| 'title'\].*\['id' \| 'title'\]\n/);
});

test("the members of a habit are asked for by the names of v2", () => {
  expect(typed("type Value = Habit[keyof Habit]")).toContain("type Value = Habit[keyof Habit]");
});

test("a name of v1 asks for what may be no habit where a compiler would object", () => {
  const text = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const prop = <K extends keyof Habit>(key: K) => (habit: Habit): Habit[K] => habit[key]
const title = prop('title')
const streak = prop('streak')
declare const stored: Habit[]
const reply = await (await fetch('https://habits.example.com/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()
export const line = (habit: any) => title(habit) + streak(habit)
console.log((reply.data as Habit[]).map(line), stored.map(line), line(JSON.parse('{}')))
`,
  }).files["a.ts"];
  expect(text).toMatch(
    /=> (?:\(\{ id: habit\.id, title: habit\.name|\(\(habit as any\)\[key\] \?\?)/,
  );
});

test("the type of a member by a listed name of v1 is that of the member of v2", () => {
  const formats = (names: string) =>
    typed(`type Column = ${names}
interface Shown extends Habit { target: number; streak: number }
const format: { [K in Column]?: (value: Shown[K]) => string } = {}
export const cell = <K extends Column>(habit: Shown, key: K): string => format[key]?.(habit[key]) ?? ''
export const shown = async () => (await list() as Shown[]).map((habit) => cell(habit, 'title'))`);
  expect(formats("'title' | 'streak'")).toContain(
    "streak: Shown['statistics']['currentStreak']; }[K]) => string",
  );
  expect(formats("'title' | 'id'")).toContain("(value: Shown[K]) => string");
});

test("a member that only parts of a type name, and may be missing, is looked up in a container that may be", () => {
  const text = typed(`interface Base { title: string; target: number; frequency: string }
type Draft = Partial<Base> & { title: string }
type Goal = Draft['target']
export const create = (draft: Draft) =>
  fetch('https://habits.example.com/api/v1/habits', { method: 'POST', headers, body: JSON.stringify(draft) })`);
  expect(text).toContain("type Goal = NonNullable<Draft['goals']>[number]['value']");
});

test("what limits the names that a table hands on is of the names that the table keeps", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
type Draft = Pick<Habit, 'title' | 'target'>
type Rule<K extends keyof Draft> = (value: Draft[K]) => boolean
const rules: { [K in keyof Draft]: Rule<K> } = { title: (value) => value !== '', target: (value) => value > 0 }
const headers = { 'X-API-Key': process.env.HABIT_API_KEY! }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers })).json()) as { data: Habit }
const draft: Draft = data
console.log(rules.title(draft.title), rules.target(draft.target))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain(
    "type Rule<K extends 'title' | 'target'> = (value: { title: Draft['name']; target: Draft['goals'][number]['value']; }[K])",
  );
  expect(files["a.ts"]).toContain("const rules: { [K in 'title' | 'target']: Rule<K> } =");
});
