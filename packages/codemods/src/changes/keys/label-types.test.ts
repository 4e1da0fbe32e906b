import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = `import { useState } from 'react'
export interface Habit { id: string; title: string; streak: number }
export async function list(): Promise<Habit[]> {
  const res = await fetch('https://habits.example.com/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY! } })
  return ((await res.json()) as { data: Habit[] }).data
}
`;

test("names by which nothing is looked up stay labels of v1", () => {
  const text = migrated({
    "a.ts": `${client}export function useSorted(habits: Habit[]) {
  const [sort, setSort] = useState<keyof Habit>('title')
  return { toStreak: () => setSort('streak'), habits: sort === 'streak' ? habits : habits.filter((h) => h.title) }
}
`,
  }).files["a.ts"];
  expect(text).toContain("useState<'id' | 'title' | 'streak'>('title')");
  expect(text).toContain("habits.filter((h) => h.name)");
});

test("where members are looked up by names that a state keeps, the look-up says what they are in v2", () => {
  const text = migrated({
    "a.ts": `${client}interface Film { id: string; title: string }
export function useColumn(habits: Habit[], films: Film[]) {
  const [key] = useState<keyof Habit>('title')
  const [of] = useState<keyof Film>('title')
  return [habits.map((habit) => habit[key]), films.map((film) => film[of])]
}
`,
  }).files["a.ts"];
  expect(text).toContain("useState<'id' | 'title' | 'streak'>('title')");
  expect(text).toContain("({ id: habit.id, title: habit.name, streak: ");
  expect(text).toContain("useState<keyof Film>('title')");
  expect(text).toContain("film[of]");
});

test("so do those of props that stand for what is not given", () => {
  const { files } = migrated({
    "props.ts": `import type { PropType } from 'vue'
import { list, type Habit } from './a'
interface Film { title: string }
export const Line = { props: { sort: { type: String as PropType<keyof Habit>, default: 'title' }, of: { type: String as PropType<keyof Film>, default: 'title' } } }
interface Props { habits: Habit[]; sort?: keyof Habit }
export const Sorted = ({ habits, sort = 'title' }: Props) => habits.map((habit) => (sort === 'streak' ? habit.streak : habit.title))
export const Looked = ({ habits, key = 'title' }: { habits: Habit[]; key?: keyof Habit }) => habits.map((habit) => habit[key])
console.log(Sorted({ habits: await list() }), Looked({ habits: await list() }))
`,
    "a.ts": client,
  });
  expect(files["props.ts"]).toContain(
    "PropType<'id' | 'title' | 'streak'>, default: 'title' }, of: { type: String as PropType<keyof Film>, default",
  );
  expect(files["props.ts"]).toContain("sort?: 'id' | 'title' | 'streak' }");
  expect(files["props.ts"]).toContain("key = 'name' }: { habits: Habit[]; key?: keyof Habit })");
});

const satisfying = (use: string) =>
  migrated({
    "a.ts": `${client}type Editable = Omit<Habit, 'id'>
interface Film { title: string; streak: number }
const FIELDS = ['title', 'streak'] as const satisfies readonly (keyof Editable)[]
const OF_FILMS = ['title', 'streak'] as const satisfies readonly (keyof Film)[]
const [first] = await list()
console.log(first.title, OF_FILMS.length)
${use}
`,
  }).files["a.ts"];

test("a list that satisfies a type of names keeps those by which nothing is looked up", () => {
  const text = satisfying("console.log(FIELDS.length)");
  expect(text).toContain("['title', 'streak'] as const satisfies readonly ('title' | 'streak')[]");
  expect(text).toContain("['title', 'streak'] as const satisfies readonly (keyof Film)[]");
});

test("one by which a habit is put together has the names of v2, as its type has", () => {
  const text = satisfying(`const copy: Partial<Editable> = {}
for (const name of FIELDS) Object.assign(copy, { [name]: first[name] })
console.log(copy.title)`);
  expect(text).toContain("['name', 'statistics'] as const satisfies readonly (keyof Editable)[]");
});

test("so do those that callers give for what is declared with them", () => {
  const { files } = migrated({
    "form.tsx": `import { list, type Habit } from './a'
type Draft = Omit<Habit, 'id'>
const Field = ({ name, error }: { name: keyof Draft; error?: string }) => <label htmlFor={name}><input name={name} /><em>{error}</em></label>
const caption = (of: keyof Draft) => of.toUpperCase()
const of = (habit: Habit, key: keyof Draft) => habit[key]
const [habit] = await list()
console.log(<><Field name="title" /><Field name="streak" /></>, caption('streak'), of(habit!, 'title'))
`,
    "a.ts": client,
  });
  expect(files["form.tsx"]).toContain("{ name: 'title' | 'streak'; error?: string }");
  expect(files["form.tsx"]).toContain("(of: 'title' | 'streak') => of");
  expect(files["form.tsx"]).toContain("(habit: Habit, key: keyof Draft) => habit[key]");
  expect(files["form.tsx"]).toContain("of(habit!, 'name')");
});

const issues = (fields: string, typed: string) => `${client}type Draft = Pick<Habit, 'title'>
${typed}
export function validate(draft: Draft): Issue[] {
  const issues: Issue[] = []
  if (!draft.title) issues.push(${fields})
  return issues
}
export const send = (draft: Draft) => fetch('https://habits.example.com/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.KEY! }, body: JSON.stringify(draft) })
`;

test.each([
  ["interface Issue { field: keyof Draft; message: string }", "interface Issue { field: 'title'; "],
  ["type Issue = { readonly field?: keyof Draft; message: string }", "readonly field?: 'title'; "],
  [
    "type Field = keyof Draft\ninterface Issue { field: Field; message: string }",
    "type Field = 'title'\n",
  ],
])("names in objects of the program's own stay labels: %s", (typed, kept) => {
  const text = migrated({
    "a.ts": issues("{ field: 'title', message: 'is missing' }", typed),
  }).files["a.ts"];
  expect(text).toContain(kept);
  expect(text).toContain("if (!draft.name) issues.push({ field: 'title', message: 'is missing' })");
});

test("names that a function gives back stay labels, too", () => {
  const typed =
    "const missing = (draft: Draft): keyof Draft | null => (draft.title ? null : 'title')\ninterface Issue { field: string }";
  const text = migrated({ "a.ts": issues("{ field: missing(draft) ?? '' }", typed) }).files["a.ts"];
  expect(text).toContain("(draft: Draft): 'title' | null => (draft.name ? null : 'title')");
});

test.each([
  "readonly #dirty = new Set<keyof Draft>()",
  "readonly #dirty: Set<keyof Draft> = new Set()",
])("names that a set keeps of what changed stay labels, too: %s", (set) => {
  const text = migrated({
    "a.ts": `${client}type Draft = Pick<Habit, 'title'>
export class Form {
  ${set}
  constructor(private readonly draft: Habit) {}
  rename(title: string) {
    this.draft.title = title
    this.#dirty.add('title')
  }
  send() {
    const { title } = this.draft
    return fetch('https://habits.example.com/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': process.env.KEY! }, body: JSON.stringify({ ...(this.#dirty.has('title') && { title }) }) })
  }
}
new Form((await list())[0]!).send()
`,
  }).files["a.ts"];
  expect(text).toContain(set.replace("keyof Draft", "'title'"));
  expect(text).toContain("this.#dirty.add('title')");
  expect(text).toContain("this.#dirty.has('title') && { name: title }");
});

test("names that members and rows of one's own have stay labels of v1, be it by another name of the type", () => {
  const { files } = migrated({
    "a.ts": `${client}type Field = keyof Omit<Habit, 'id'>
interface Fault { field: Field; message: string }
type Event = { type: 'changed'; habit: Habit; field: keyof Habit } | { type: 'gone'; id: string }
interface Column { key: keyof Film }
interface Film { title: string }
const HINTS: Array<[RegExp, keyof Habit]> = [[/name/, 'title'], [/days/, 'streak']]
const column: Column = { key: 'title' }
const check = (habit: Habit): Fault[] => (habit.title ? [] : [{ field: 'title', message: 'missing' }])
const changed = (habit: Habit): Event => ({ type: 'changed', habit, field: 'title' })
for (const habit of await list()) console.log(check(habit), changed(habit).type, HINTS.length, column)
`,
  });
  const text = files["a.ts"];
  expect(text).toContain("type Field = 'title' | 'streak'");
  expect(text).toContain("habit: Habit; field: 'id' | 'title' | 'streak' }");
  expect(text).toContain("key: keyof Film");
  expect(text).toContain("Array<[RegExp, 'id' | 'title' | 'streak']>");
  expect(text).toContain("{ field: 'title', message: 'missing' }");
});

test("a type parameter of names that stay is of these, as what it selects is", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
interface Change<K extends keyof Habit = keyof Habit> { key: K; from: Habit[K]; to: Habit[K] }
const KEYS: readonly (keyof Habit)[] = ['title', 'target']
const changes = (from: Habit, to: Habit): Change[] =>
  KEYS.filter((key) => from[key] !== to[key]).map((key) => ({ key, from: from[key], to: to[key] }))
const habit = async (): Promise<Habit> => (await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()).data
for (const { key, from, to } of changes(await habit(), await habit())) console.log(key, from, to)
`,
  });
  expect(manual).toEqual([]);
  const names = "'id' | 'title' | 'target'";
  expect(files["a.ts"]).toContain(`Change<K extends ${names} = ${names}> { key: K; from: { id: `);
});
