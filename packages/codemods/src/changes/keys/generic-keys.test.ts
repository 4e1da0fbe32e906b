import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (columns: string): Record<string, string> => ({
  "table.ts": `export interface Column<T> { key: keyof T & string; sortable?: keyof T; label: string }
export function lines<T>(rows: T[], columns: Column<T>[]): string[] {
  return rows.map((row) => columns.map((column) => String(row[column.key])).join())
}
`,
  "main.ts": `import { type Column, lines } from './table.ts'
interface Habit { id: string; title: string; streak: number }
const columns: Column<Habit>[] = ${columns}
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(lines(data, columns))
`,
});

test("a generic table that is asked for by names which v2 has elsewhere takes any names", () => {
  const { files, confidences } = migrated(
    program("[{ key: 'title', label: 'Title' }, { key: 'streak', label: 'Streak' }]"),
  );
  expect(files["table.ts"]).toContain("{ key: string; sortable?: keyof T; label: string }");
  expect(files["table.ts"]).toContain(
    "(row as any)[column.key] ?? ({ title: (row as any).name, streak: (row as any).statistics?.currentStreak } as any)[column.key]",
  );
  expect(files["main.ts"]).toContain("{ key: 'streak', label: 'Streak' }");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test.each([
  [
    "a parameter of its own",
    "export interface Column<T, K extends keyof T = keyof T> { key: K; label: string; show?: (value: T) => string }",
    "{ key: string; label: string; show?: (value: T) => string }",
  ],
  [
    "a parameter of its own by which values are taken, too",
    "export interface Column<T, K extends keyof T = keyof T> { key: K; label: string; show?: (value: T[K]) => string }",
    "Column<T, K extends string = string> { key: K; label: string; show?: (value: any) => string }",
  ],
  [
    "each name in its turn",
    "export type Column<T> = { [K in keyof T & string]: { key: K; label: string } }[keyof T & string]",
    "{ [K in keyof T & string]: { key: string; label: string } }[keyof T & string]",
  ],
  [
    "each name in its turn with its value",
    "export type Column<T> = { [K in keyof T & string]-?: { key: K; label: string; show?: (value: T[K], row: T) => string } }[keyof T & string]",
    "export type Column<T> = { key: string; label: string; show?: (value: any, row: T) => string }",
  ],
])("so does one whose names are %s", (_title, type, after) => {
  const tree = program("[{ key: 'title', label: 'Title' }, { key: 'streak', label: 'Streak' }]");
  const table = (tree["table.ts"] ?? "").replace(/^export interface.*/, type);
  const { files, confidences } = migrated({ ...tree, "table.ts": table });
  expect(files["table.ts"]).toContain(after);
  expect(files["main.ts"]).toContain("{ key: 'streak', label: 'Streak' }");
  expect(confidences).toEqual(["safe"]);
});

test("one that is asked for nothing of v1 stays as it is", () => {
  const { files } = migrated(program("[{ key: 'id', label: 'Id' }]"));
  expect(files["table.ts"]).toBeUndefined();
});

const habits = `interface Habit { id: string; title: string; streak: number }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
`;

test("so does a function that is given a name apart from what it looks in", () => {
  const by = "const by = <T,>(key: keyof T) => (a: T, b: T) => (a[key] < b[key] ? -1 : 1)\n";
  const { files, confidences } = migrated({
    "main.ts": `${habits}${by}console.log(data.sort(by('streak')).length)\n`,
  });
  expect(files["main.ts"]).toContain("<T,>(key: string) => (a: T, b: T) => (");
  expect(files["main.ts"]).toContain(
    "({ streak: (b as any).statistics?.currentStreak } as any)[key] ? -1 : 1)",
  );
  expect(files["main.ts"]).toContain("by('streak')");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test("so does a method whose callback is given what it looks up", () => {
  const { files, confidences } = migrated({
    "main.ts": `${habits}class Query<T> {
  constructor(private readonly rows: readonly T[]) {}
  where<K extends keyof T>(key: K, test: (value: T[K]) => boolean): Query<T> {
    return new Query(this.rows.filter((row) => test(row[key])))
  }
}
console.log(new Query(data).where('streak', (streak) => streak > 5))
`,
  });
  expect(files["main.ts"]).toContain(
    "where(key: string, test: (value: any) => boolean): Query<T> {",
  );
  expect(files["main.ts"]).toContain("streak: (row as any).statistics?.currentStreak");
  expect(files["main.ts"]).toContain("where('streak', (streak) => streak > 5)");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test("names of a table that only habits are asked for are written out, and stay in the type", () => {
  const { files } = migrated({
    "main.ts": `${habits}type Column<T> = { [K in keyof T]: { key: K; show?: (value: T[K]) => string } }[keyof T]
const COLUMNS: Column<Habit>[] = [{ key: 'title', show: (title) => title.trim() }, { key: 'streak' }]
const cell = (habit: Habit, column: Column<Habit>) => String(habit[column.key])
for (const habit of data) console.log(COLUMNS.map((column) => cell(habit, column)))
`,
  });
  expect(files["main.ts"]).toContain("{ key: K; show?: (value: T[K]) => string }");
  expect(files["main.ts"]).toContain("streak: (habit as any).statistics?.currentStreak");
});

test.each([
  [
    "one that is given both is given copies",
    "items: T[], key: keyof T",
    "(data, 'streak')",
    "key: keyof T",
  ],
  [
    "one whose name v2 has, too, is given that",
    "items: T[], key: keyof T",
    "(data, 'title')",
    "(data, 'name')",
  ],
])("%s", (_title, parameters, given, after) => {
  const first = `const first = <T,>(${parameters}) => items.map((item) => item[key])[0]\n`;
  const { files } = migrated({ "main.ts": `${habits}${first}console.log(first${given})\n` });
  expect(files["main.ts"]).toContain(after);
});

test("the names of a type are those of what it extends, too", () => {
  const { files } = migrated({
    "sort.ts": `interface Writable { title: string; target: number }
interface Habit extends Writable { id: string; streak: number }
const list = async (): Promise<Habit[]> => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const by = <K extends keyof Habit>(key: K) => (a: Habit, b: Habit) => (a[key] > b[key] ? 1 : -1)
console.log((await list()).sort(by('title')), (await list()).sort(by('streak')))
`,
  });
  expect(files["sort.ts"]).toContain("K extends 'id' | 'streak' | 'title' | 'target'>");
  expect(files["sort.ts"]).toContain("title: a.name, target: a.goals?.[0]?.value");
});

test("the type of what comes of it says nothing of the name, that of a variable which is the name does", () => {
  const sorting = `const sortBy = <T, K extends keyof T>(items: T[], key: K) => [...items].sort((a, b) => (a[key] < b[key] ? -1 : 1))
`;
  const handed = migrated({
    "main.ts": `${habits}${sorting}const titles: string[] = sortBy(data, 'title').map((habit) => habit.title)
console.log(titles)
`,
  });
  expect(handed.files["main.ts"]).toContain("sortBy(data, 'name')");
  expect(handed.confidences).toEqual(["safe"]);
  const named = migrated({
    "main.ts": `${habits}${sorting}const by: 'title' | 'id' = 'title'
console.log(sortBy(data, by).map((habit) => habit.title))
`,
  });
  expect(named.confidences).toEqual(["review"]);
});

test("a type parameter that a call says stays, and is any text", () => {
  const by = (call: string) =>
    migrated({
      "a.ts": `interface Habit { id: string; title: string; target: number }
const by = <T, K extends keyof T>(key: K, of: (value: T[K]) => number) => (left: T, right: T) => of(left[key]) - of(right[key])
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(data.sort(${call}))
`,
    }).files["a.ts"];
  expect(by("by<Habit, 'target'>('target', (value) => value)")).toContain(
    "by = <T, K extends string>(key: K, of: (value: any) => number)",
  );
  expect(by("by('target', (value: number) => value)")).toContain("by = <T>(key: string,");
});

test("a name that may be a function instead is any name, beside that function", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const column = <T, K extends keyof T & string>(key: K | ((row: T) => unknown)) =>
  typeof key === 'function' ? key : (row: T) => row[key]
const columns = [column<Habit, 'title'>('title'), column((row: Habit) => row.streak * 2)]
const cells = <T,>(key: keyof T | ((row: T) => unknown)) => (row: T): unknown => (typeof key === 'function' ? key(row) : row[key])
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(data.map((habit) => [...columns, cells<Habit>('streak')].map((each) => each(habit))))
`,
  });
  expect(files["a.ts"]).toContain("cells = <T,>(key: string | ((row: T) => unknown))");
  expect(files["a.ts"]).toContain("column((row: Habit) => row.statistics.currentStreak * 2)");
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("a generic part of a page that is told which name to sort by takes any name", () => {
  const { files, confidences } = migrated({
    "list.tsx": `export interface Props<T> { rows: T[]; sort: keyof T & string }
export function List<T extends { id: string }>({ rows, sort }: Props<T>) {
  const sorted = [...rows].sort((a, b) => String(a[sort]).localeCompare(String(b[sort])))
  return <ul>{sorted.map((row) => <li key={row.id}>{row.id}</li>)}</ul>
}
`,
    "main.tsx": `import { List } from './list.tsx'
interface Habit { id: string; title: string; streak: number }
const { data } = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }
console.log(<List rows={data} sort="streak" />, <List rows={[{ id: 'b', pages: 6 }]} sort="pages" />)
`,
  });
  expect(files["list.tsx"]).toContain("{ rows: T[]; sort: string }");
  expect(files["list.tsx"]).toContain("(a as any)[sort] ?? ({ streak: (a as any).statistics");
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});
