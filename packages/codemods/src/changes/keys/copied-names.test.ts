import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (
  unwrap: string,
) => `interface Habit { id: string; title: string; target: number; unit: string; streak: number }
const pick = <T extends object, K extends keyof T>(source: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>
const headers = { 'X-API-Key': 'k', 'Content-Type': 'application/json' }
const url = (path = '') => process.env.HABIT_API + '/api/v1/habits' + path
${unwrap}
const load = async (): Promise<Habit[]> => unwrap(await fetch(url(), { headers }))
const save = async (id: string, draft: Partial<Habit>): Promise<Habit> =>
  unwrap(await fetch(url('/' + id), { method: 'PUT', headers, body: JSON.stringify(draft) }))
const [habit] = await load()
await save('h2', pick(habit!, ['target', 'unit']))
console.log(pick(habit!, ['title', 'streak']).title)
`;

test.each([
  "async function unwrap<T>(response: Response): Promise<T> {\n  const { data } = (await response.json()) as { data: T }\n  return data\n}",
  "const unwrap = async (response: Response) => (await response.json()).data",
])("names that are picked are those of v2, however answers are opened: %s", (unwrap) => {
  const { files, manual } = migrated({ "a.ts": program(unwrap) });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("pick(habit!, ['goals'])");
  expect(files["a.ts"]).toContain("pick(habit!, ['name', 'statistics']).name");
});

const copied = (more: string, put = "if (source[key] !== undefined) copy[key] = source[key]") =>
  migrated({
    "a.mjs": `const FIELDS = ['title', 'frequency', 'target', 'unit']
const pick = (source, keys) => {
  const copy = {}
  for (const key of keys) ${put}
  return copy
}
const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const habit = await ask('GET', '/habits/h1')
const made = await ask('POST', '/habits', { ...pick(habit, FIELDS), title: 'Copy' })
${more}
`,
  });

test.each(["if (source[key] !== undefined) copy[key] = source[key]", "copy[key] ??= source[key]"])(
  "names by which members are only copied are those of v2: %s",
  (put) => {
    const { files, confidences, manual } = copied("console.log(made.title)", put);
    expect(manual).toEqual([]);
    expect(confidences).toEqual(["safe"]);
    expect(files["a.mjs"]).toContain("['name', 'occurrence', 'goals']");
  },
);

test.each([
  ["compared", "console.log(FIELDS.every((field) => made[field] === habit[field]))"],
  ["shown", "console.log(FIELDS.map((field) => made[field]).join())"],
  [
    "kept to be shown",
    "for (const field of FIELDS) { const value = made[field]; console.log(value) }",
  ],
])("names by which members are %s, too, stay, as v2 has objects there: %s", (_, more) => {
  const { files, confidences, manual } = copied(more);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("['title', 'frequency', 'target', 'unit']");
  expect(files["a.mjs"]).toContain("copy[key] = ({ title: source.name, ");
  expect(files["a.mjs"]).toMatch(/ask\('POST', '\/habits', \(\(\{ title, .*\)\(\{ \.\.\.pick/);
});
