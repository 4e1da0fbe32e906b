import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const HABITS = `interface Habit { id: string; title: string; streak: number }
interface Book { isbn: string; title: string }
const load = async (): Promise<Habit[]> =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
`;
const confidencesOf = (code: string, beside: Record<string, string> = {}) =>
  migrated({ "a.ts": `${HABITS}${code}\n`, ...beside }).confidences;

test("a type of which only a shared constraint makes a habit is worth a look", () => {
  const confidences = confidencesOf(`function byTitle<T extends { title: string }>(rows: T[]): T[] {
  return [...rows].sort((a, b) => a.title.localeCompare(b.title))
}
export async function main(books: Book[]) {
  console.log(byTitle(await load()).map((h) => h.title), byTitle(books).map((b) => b.title))
}`);
  expect(confidences).toEqual(["review"]);
});

test("a type of which only a shared guard makes a habit is worth a look", () => {
  const confidences = confidencesOf(`interface Titled { title: string }
function isTitled(x: unknown): x is Titled { return typeof x === 'object' && x !== null && 'title' in x }
function label(x: unknown): string { return isTitled(x) ? x.title : '' }
export async function main(books: Book[]) {
  for (const h of await load()) console.log(label(h))
  for (const b of books) console.log(label(b))
}`);
  expect(confidences).toEqual(["review"]);
});

test("a special kind of a habit that nothing is seen to give is one for sure", () => {
  const confidences = confidencesOf(`export interface Kept extends Habit { area: string }
const label = (h: Habit) => h.title
export const show = (kept: Kept) => label(kept)
for (const h of await load()) console.log(label(h))`);
  expect(confidences).toEqual(["safe"]);
});

test("data of one's own that shares a function with habits is worth a look", () => {
  const confidences = confidencesOf(
    `import films from '../films.json'
const label = (x: { title: string }) => x.title
for (const h of await load()) console.log(label(h))
for (const film of films) console.log(label(film))`,
    { "films.json": '[{ "title": "Alien" }]' },
  );
  expect(confidences).toEqual(["review"]);
});

test.each([
  "localStorage.setItem('chores', JSON.stringify(chores))",
  "await fetch('http://localhost:3000/issues', { method: 'POST', body: JSON.stringify({ all: chores }) })",
  "const { default: axios } = await import('axios')\nawait axios.post('http://localhost:3000/issues', chores[0])",
  "console.log(chores)",
  "console.log(util.inspect({ all: chores }))",
])("objects of one's own that are given away are worth a look: %s", (code) => {
  const confidences = confidencesOf(`const chores = [{ title: 'Dishes' }]
const label = (x: { title: string }) => x.title
console.log((await load()).map(label), chores.map(label))
${code}`);
  expect(confidences).toEqual(["review"]);
});

test("so are objects of a class", () => {
  const code = (
    shown: string,
  ) => `class Chore { constructor(title: string) { this.title = title } title: string }
const chores = [new Chore('Dishes')]
const label = (x: { title: string }) => x.title
console.log((await load()).map(label), ${shown})`;
  expect(confidencesOf(code("chores.map(label), JSON.stringify(chores)"))).toEqual(["review"]);
  expect(confidencesOf(code("chores.map(label)"))).toEqual(["safe"]);
});

test("those that stay in the program become v2's with the code that they share", () => {
  const confidences = confidencesOf(`const chores = [{ title: 'Dishes' }]
const label = (x: { title: string }) => x.title
console.log((await load()).map(label), chores.map(label))`);
  expect(confidences).toEqual(["safe"]);
});

const UNITS = `interface Counted { unit: string }
interface Habit { id: string; unit: string }
interface Workout { reps: number; unit: string }
const load = async (): Promise<Habit[]> =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const counted = (x: Counted) => x.unit === 'times'
console.log((await load()).filter(counted))
`;

test.each([
  ["review", "objects of one's own with a unit that v2 names otherwise", "Workout", "times"],
  ["safe", "those of which the unit keeps its name", "Workout", "minutes"],
  ["safe", "those that are what the service answers", "Habit", "times"],
])("are %s: %s", (confidence, _, type, unit) => {
  const { confidences } = migrated({
    "a.ts": `${UNITS}const all: ${type}[] = [{ ${type === "Habit" ? "id: 'a'" : "reps: 3"}, unit: '${unit}' }]
console.log(all.filter(counted).map((x) => x.unit))
`,
  });
  expect(confidences).toEqual([confidence]);
});

test.each([
  ["review", "a movie would get a goal", "target: 'kids'"],
  ["review", "a song would get an occurrence", "frequency: 440"],
  ["safe", "a form may hold digits", "target: ''"],
])("what is %s where they only share code: %s", (confidence, _, member) => {
  const { confidences } = migrated({
    "a.js": `const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const line = (x) => \`\${x.title} for \${x.target ?? x.frequency}\`
const own = [{ title: 'Up', ${member} }]
console.log((await load()).map(line), own.map(line))
`,
  });
  expect(confidences).toEqual([confidence]);
});

const SHARED = `const load = async () =>
  (await (await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const label = (x) => x.title + x.target
console.log((await load()).map(label))
`;

test.each([
  ["a function of the console by a name of its own", "const { log } = console\nlog(film)"],
  ["the console as a callback", "Promise.resolve(film).then(console.log)"],
  ["text with its marks filled in", "import { format } from 'node:util'\nsend(format('%j', film))"],
  ["a part of the platform", "import vm from 'node:vm'\nvm.runInNewContext('title', film)"],
  ["code that is made of text", "new Function('x', 'return x.title')(film)"],
  ["another thread", "new Worker('./other.js').postMessage(film)"],
  ["a library", "import mustache from 'mustache'\nmustache.render(view, film)"],
  [
    "a comparison with what comes from outside",
    'import assert from \'node:assert\'\nassert.deepEqual(film, JSON.parse(\'{"title":"Heat","target":3}\'))',
  ],
  [
    "are filled by a class with what is read",
    "class Film { title = ''; constructor(of) { for (const key of Object.keys(of)) this[key] = of[key] } }\nconst film = new Film(JSON.parse(text))",
  ],
  [
    "have traps, which are told names",
    "const film = new Proxy({ title: 'Heat' }, { get: (of, name) => of[name] })",
  ],
  ["are named by texts", "const film = Object.fromEntries([['title', 'Heat'], ['target', 3]])"],
  [
    "are put together by texts",
    "const film = ['title'].reduce((row, name) => ({ ...row, [name]: 'Heat' }), {})",
  ],
  [
    "get a member by a text",
    "const film = {}\nObject.defineProperty(film, 'title', { value: 'Heat' })",
  ],
])("own objects that %s are worth a look", (_, code) => {
  const { confidences } = migrated({ "a.js": `${SHARED}${code}\nlabel(film)\n` });
  expect(confidences).toEqual(["review"]);
});

test("classes of which one extends the other become v2's together", () => {
  const { confidences, files } = migrated({
    "a.js": `${SHARED}class Base { title = 'Heat'; streak = 0 }
class Film extends Base { target = 3 }
label(new Film())\n`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.js"]).toContain(
    "class Base { name = 'Heat'; statistics = { currentStreak: 0 } }",
  );
  expect(files["a.js"]).toContain("goals = [{ periodicity: 'daily', value: 3 }]");
});

test("what copies habits and is given anything from outside, too, is a habit's", () => {
  const { confidences } = migrated({
    "a.js": `${SHARED}export const view = (habit) => ({ ...habit, done: true })
console.log((await load()).map(view).map(label))\n`,
  });
  expect(confidences).toEqual(["safe"]);
});

/** An object that is shown by what shows habits, and the file that writes it. */
const shownBeside = (path: string, members: string) =>
  migrated({
    "show.mjs": "export const show = (h) => h.title + h.target + h.unit\n",
    "main.mjs": `import { show } from './show.mjs'
const reply = await fetch('https://x.habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
console.log((await reply.json()).data.map(show))
`,
    [path]: `import { show } from './show.mjs'\nif (!show({ ${members} })) throw new Error('nothing')\n`,
  }).confidences;

test("what a test makes up of most that a habit has is one, and what has all of it anywhere", () => {
  const habit = "title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 0";
  expect(shownBeside("show.test.mjs", habit)).toEqual(["safe"]);
  expect(shownBeside("other.mjs", habit)).toEqual(["review"]);
  expect(shownBeside("other.mjs", `${habit}, completedDates: []`)).toEqual(["safe"]);
  expect(shownBeside("show.test.mjs", "title: 'Run', unit: 'times'")).toEqual(["review"]);
  expect(shownBeside("show.test.mjs", `${habit}, target: 'kids'`)).toEqual(["review"]);
});

test("what a draft is spread over is a habit that waits to be saved, where most of one is written there", () => {
  const beside = (members: string) =>
    migrated({
      "a.mjs": `const url = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const waiting = []
const submit = (kind, payload) => waiting.push({ kind, payload })
const view = (habits) => waiting.reduce((all, { kind, payload }) => (kind === 'create' ? [...all, { ${members}, ...payload }] : all), habits)
submit('create', { title: 'Gym', target: 2 })
submit('done', { id: 'h1', day: '2024-12-21' })
const { data } = await (await fetch(url, { headers })).json()
console.log(view(data).map(({ title, streak }) => title + streak))
`,
    }).confidences;
  const habit = "streak: 0, completedDates: [], frequency: 'daily', target: 1, unit: 'times'";
  expect(beside(`id: 'new', ${habit}`)).toEqual(["safe"]);
  expect(beside("id: 'new', streak: 0, unit: 'times'")).toEqual(["review"]);
});

const STORE = `function create<S>(init: (set: (part: Partial<S> | ((state: S) => Partial<S>)) => void) => S) {
  let state: S
  const set = (part: Partial<S> | ((state: S) => Partial<S>)) => {
    state = { ...state, ...(typeof part === 'function' ? part(state) : part) }
  }
  state = init(set)
  return { getState: () => state, setState: set }
}
interface State { habits: Habit[]; keep(habit: Habit): void }
const store = create<State>((set) => ({
  habits: [],
  keep: (habit) => set(({ habits }) => ({ habits: [...habits, { ...habit, streak: habit.streak + 1 }] })),
}))
for (const habit of await load()) store.getState().keep(habit)
console.log(store.getState().habits.map(({ title }) => title).join())
`;

test("what a method that nobody can call would be given is given by nobody", () => {
  expect(confidencesOf(STORE)).toEqual(["safe"]);
  expect(confidencesOf(`${STORE}export { store }`)).toEqual(["review"]);
});
