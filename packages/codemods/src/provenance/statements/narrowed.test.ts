import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const ask = async (path: string) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
`;
const after = (code: string) => {
  const { files, ...rest } = migrated({ "a.ts": `${ask}${code}\n` });
  return { ...rest, text: files["a.ts"] };
};

test("habits of a type with members that nobody knows are not lost, though a person should look", () => {
  const { text, confidences } = after(`interface Habit { id: string; title: string; color: string }
for (const h of (await ask('/habits')).filter((each: unknown): each is Habit => Boolean(each))) console.log(h.title)`);
  expect(confidences).toEqual(["review"]);
  expect(text).toContain("console.log(h.name)");
});

test("what is no special habit is a habit all the same", () => {
  const { text } = after(`interface Habit { id: string; title: string; streak: number }
interface Kept extends Habit { streak: number }
function isKept(h: Habit): h is Kept { return h.streak > 0 }
for (const h of await ask('/habits')) if (!isKept(h)) console.log(h.title)`);
  expect(text).toContain("console.log(h.name)");
});

test("a member by which v1 tells others from habits is reported where habits of v2 have it", () => {
  const { text, confidences, manual } =
    after(`for (const x of [...await ask('/habits'), ...await ask('/areas'), ...await ask('/notes?habitId=h1')])
  if ('name' in x) console.log(x.name); else if ('text' in x) console.log(x.text); else console.log(x.title)`);
  expect({ confidences, manual }).toEqual({ confidences: ["review"], manual: ["title-to-name 3"] });
  expect(text).toContain("else console.log(x.name)");
});

test("units that are the keys of a map are followed where it is gone through", () => {
  const { text } = after(`const counts = new Map()
for (const h of await ask('/habits')) counts.set(h.unit, 1)
for (const [unit] of counts) console.log(unit === 'times')`);
  expect(text).toContain("console.log(unit === 'rep')");
});

test("an empty list that stands in for a habit makes no list of it", () => {
  const { manual } = after("console.log(Object.entries((await ask('/habits/h1')) ?? []))");
  expect(manual).toEqual(["title-to-name 2"]);
});

test("a declared habit that is found to be a special one is still a habit", () => {
  const { files, confidences } = migrated({
    "types.ts": `export interface Habit { id: string; title: string; streak: number }
export interface Starred extends Habit { starred: boolean }
export type Marked = Habit & { mark: string }
export const isStarred = (h: Habit): h is Starred => 'starred' in h
export const isMarked = (h: Habit): h is Marked => 'mark' in h
`,
    "show.ts": `import { isMarked, isStarred, type Habit } from './types'
export function show(h: Habit) { if (isMarked(h)) console.log(h.title) }
export const starred = (all: Habit[]) => all.filter(isStarred).map((h) => h.streak)
`,
    "a.ts": `import type { Habit } from './types'
${ask}export async function load(): Promise<Habit[]> { return await ask('/habits') }
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["show.ts"]).toContain("console.log(h.name)");
  expect(files["show.ts"]).toContain("h.statistics.currentStreak");
});

test.each([
  ["under a key of a table", "const texts = { h1: () => 'Run' }", "texts[h.id]"],
  [
    "at a place of a list that is picked from",
    "const rules = [{ of: 'h1' }]",
    "rules.filter(({ of }) => of === h.id)[0]",
  ],
  ["of the arguments of a program", "", "process.argv[2]"],
])("what stands %s may be missing", (_, table, look) => {
  const { text } = after(`${table}
for (const h of await ask('/habits')) {
  const found = ${look}
  if (!found) console.log(h.title)
  console.log(${look} ?? h.streak)
}`);
  expect(text).toContain("console.log(h.name)");
  expect(text).toContain("?? h.statistics.currentStreak)");
});

test("any object that passes a filter may be the first", () => {
  const { text } =
    after(`const forms = [{ of: 'short', show: (h) => h.title }, { of: 'long', show: (h) => h.title + h.streak }]
const show = forms.filter(({ of }) => of === process.env.FORM)[0].show
for (const h of await ask('/habits')) console.log(show(h))`);
  expect(text).toContain("h.name + h.statistics.currentStreak");
});

test("a state that copies another has the members of that, where they tell states apart", () => {
  const { files } = migrated({
    "a.mjs": `let state = { busy: false, chosen: null }
const set = (patch) => { state = Object.assign({}, state, patch); console.log(show(state)) }
const show = ({ busy, chosen }) => (busy ? 'busy' : chosen ? chosen.title : 'none')
set({ busy: true })
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
set({ busy: false, chosen: data[0] })
`,
  });
  expect(files["a.mjs"]).toContain("chosen ? chosen.name : 'none'");
});

test("what a predicate that is handed to an assertion says of a value is true of it", () => {
  const { files, confidences } = migrated({
    "a.ts": `type Guard<T> = (value: unknown) => value is T
function assertIs<T>(value: unknown, guard: Guard<T>): asserts value is T {
  if (!guard(value)) throw new TypeError('no')
}
interface Habit { id: string; title: string }
interface Reply { success: boolean; data: Habit; error: string | null }
interface Film { title: string }
const isReply = (): Guard<Reply> => (value): value is Reply => typeof value === 'object'
const isFilm: Guard<Film> = (value): value is Film => typeof value === 'object'
${ask.replace(".json()).data", ".json())")}const reply: unknown = await ask('/habits/h1')
assertIs(reply, isReply())
console.log(reply.success ? reply.data.title : reply.error)
const film: unknown = JSON.parse(process.argv[2] ?? '')
assertIs(film, isFilm)
console.log(film.title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain("interface Reply { data: Habit; error?: {");
  expect(files["a.ts"]).toContain("interface Film { title: string }");
  expect(files["a.ts"]).toContain("console.log(film.title)");
});

const guards = `type Guard<T> = (value: unknown) => value is T
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = <T>(item: Guard<T>): Guard<T[]> => (value): value is T[] => Array.isArray(value) && value.every(item)
interface Habit { id: string; title: string }
interface Film { title: string; minutes: number }
const isHabit = (value: unknown): value is Habit => isRecord(value) && typeof value.title === 'string'
const isFilm = (value: unknown): value is Film => isRecord(value) && typeof value.title === 'string' && 'minutes' in value
async function get<T>(path: string, guard: Guard<T>): Promise<T> {
  const body: unknown = await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()
  if (!isRecord(body) || !guard(body.data)) throw new Error('no')
  return body.data
}
const stored: { data?: unknown } = JSON.parse(process.argv[2] ?? '{}')
if (isFilm(stored.data)) console.log(stored.data.title)
`;

test.each([
  ["of a member", "const habit = await get('/habits/h1', isHabit)", "habit.title", "habit.name"],
  [
    "of each of a list",
    "const [first] = await get('/habits', listOf(isHabit))",
    "first?.title",
    "first?.name",
  ],
])("a guard that is asked %s tells of which type it is", (_title, code, before, shown) => {
  const { files, confidences } = migrated({ "a.ts": `${guards}${code}\nconsole.log(${before})\n` });
  expect(files["a.ts"]).toContain("interface Habit { id: string; name: string }");
  expect(files["a.ts"]).toContain(`console.log(${shown})`);
  expect(files["a.ts"]).toContain("interface Film { title: string; minutes: number }");
  expect(files["a.ts"]).toContain("'string' && 'minutes' in value");
  expect(files["a.ts"]).toContain("console.log(stored.data.title)");
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});
