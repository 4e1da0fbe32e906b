import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = `interface Habit { id: string; title: string; target: number; unit: string }
type Result<T> = { ok: true; value: T } | { ok: false }
const ask = async <T>(path: string): Promise<Result<T>> => {
  const reply = (await (await fetch('https://x.habits.example/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()) as { success: boolean; data: unknown }
  return reply.success ? { ok: true, value: reply.data as T } : { ok: false }
}
const result = await ask<Habit>('/habits/h1')
type Patch = Partial<Pick<Habit, 'title' | 'target'>>
const apply = (habit: Habit, patch: Patch): Habit => ({ ...habit, ...patch })
if (result.ok) console.log(apply(result.value, { target: 9 }).target)
`;

test.each([
  ["", "{ ...habit, ...patch, goals: [{ ...habit.goals[0], ...patch.goals?.[0] }] }"],
  [
    '{ "compilerOptions": { "strict": true, "noUncheckedIndexedAccess": true } }',
    "{ ...habit, ...patch, goals: [{ ...habit.goals[0]!, ...patch.goals?.[0] }] }",
  ],
])(
  "a patch of a goal leaves what the goal has beside, whatever a type declares: %s",
  (config, expected) => {
    const tree = { "a.ts": program, ...(config && { "tsconfig.json": config }) };
    const { files, manual } = migrated(tree);
    expect(files["a.ts"]).toContain(expected);
    expect(manual).toEqual([]);
  },
);

const API = `const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
const send = (body) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body: JSON.stringify(body) })
const defaults = { frequency: 'daily', target: 1, unit: 'minutes' }
`;

test.each([
  [
    "function merge(a, b, c) { return { ...a, ...b, ...c } }\nawait send(merge({}, defaults, { title: 'Walk', target: 5 }))",
    "return { ...a, ...b, ...c, goals: [{ ...b.goals[0], ...c.goals?.[0] }] }",
  ],
  [
    "const house = { unit: 'km' }\nconst make = (draft) => send({ ...defaults, ...house, ...draft })\nawait make({ title: 'Walk', target: 5 })",
    "{ ...defaults, ...house, ...draft, goals: [{ ...defaults.goals[0], ...house.goals?.[0], ...draft.goals?.[0] }] }",
  ],
])("all that is spread behind the first that has a goal leaves its rest: %s", (code, expected) => {
  const { files, confidences, manual } = migrated({ "a.mjs": `${API}${code}\n` });
  expect(files["a.mjs"]).toContain(expected);
  expect(files["a.mjs"]).toContain("name: 'Walk', goals: [{ value: 5 }]");
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

const stores = (others: string, type = "{ id: string }") =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
class Store<T extends ${type}> {
  #items = new Map<string, T>()
  constructor(items: T[]) { for (const item of items) this.#items.set(item.id, item) }
  get(id: string): T | undefined { return this.#items.get(id) }
  update(id: string, patch: Partial<T>): void { const old = this.#items.get(id); if (old) this.#items.set(id, { ...old, ...patch }) }
}
const load = async <T>(path: string): Promise<T[]> => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data as T[]
const habits = new Store(await load<Habit>('/habits'))
habits.update('h1', { target: 9 })
${others}
console.log(habits.get('h1')?.target)
`,
  });

test("a compiler that knows no members of a type parameter is not asked for any", () => {
  const { files, confidences, manual } = stores("");
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "{ ...old, ...patch, goals: [{ ...(old as any).goals[0], ...(patch as any).goals?.[0] }] }",
  );
});

test("one that knows them is", () => {
  expect(stores("", "Habit").files["a.ts"]).toContain(
    "{ ...old, ...patch, goals: [{ ...old.goals[0], ...patch.goals?.[0] }] }",
  );
});

const AREAS = "const areas = new Store(await load<{ id: string; name: string }>('/areas'))\n";

test("others that have no such container are merged as they were", () => {
  const { files, confidences, manual } = stores(`${AREAS}areas.update('a1', { name: 'x' })`);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain(
    "{ ...old, ...patch, ...((patch as any).goals && { goals: [{ ...(old as any).goals[0], ...(patch as any).goals?.[0] }] }) }",
  );
});

test("those that may have one are left to a person", () => {
  const { manual } = stores(
    "const teams = new Store([{ id: 't', goals: 3 }])\nteams.update('t', { goals: 4 })",
  );
  expect(manual).toContain("target-unit-to-goals 6");
});

test("a compiler is told that a patch is no whole goal, though all that v1 had is set", () => {
  const { files } = migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number }
const load = async (): Promise<Habit[]> => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const made = <T>(base: T, fields: Partial<T>): T => ({ ...base, ...fields })
const [first] = await load()
console.log(made(first!, { target: 9 }).target)
`,
  });
  expect(files["a.ts"]).toContain("made(first!, { goals: [{ value: 9 } as never] })");
});

const spread = (over: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
interface Film { title: string; target: number }
const list = async (): Promise<Habit[]> => ((await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()) as { data: Habit[] }).data
const [habit] = await list()
const seen = (film: Film, more: boolean): Film => ({ ...film, ...(more && { target: 2 }) })
const set = (more: boolean, n: number): Habit => ({ ...habit, ${over} })
console.log(set(true, 4).target, seen({ title: 'Alien', target: 1 }, true))
`,
  });

test.each([
  ["...(more && { target: n })", "...(more && { goals: [{ ...habit.goals?.[0], value: n }] })"],
  [
    "...(more ? { target: n } : { title: 'x' })",
    "...(more ? { goals: [{ ...habit.goals?.[0], value: n }] } : { name: 'x' })",
  ],
])("what is spread over a habit under a condition copies the rest there: %s", (over, after) => {
  const { files, confidences } = spread(over);
  expect(files["a.ts"]).toContain(`{ ...habit, ${after} }`);
  expect(files["a.ts"]).toContain("...(more && { target: 2 })");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test("two that are spread over a habit are merged with each other, too", () => {
  const text = spread("...(more && { target: n }), ...(n > 3 && { unit: 'km' })").files["a.ts"];
  expect(text ?? "").not.toContain("goals: [{ ...habit.goals?.[0], value: n }]");
});

test("what may be anything beside a habit is merged where a part is set, for review", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
const saved = process.argv[2] ? JSON.parse(process.argv[2]) : data
const next = (patch) => ({ ...saved, ...patch })
console.log(next({ target: 2 }).unit, next({ title: 'x' }).title)
`,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(files["a.mjs"]).toContain(
    "{ ...saved, ...patch, ...(patch.goals && { goals: [{ ...saved.goals?.[0], ...patch.goals?.[0] }] }) }",
  );
});
