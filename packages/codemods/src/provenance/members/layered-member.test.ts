import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const store = (creator: string): string => `import { create } from 'zustand'
const load = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
const slice = (set) => ({
  habits: [],
  async load() {
    const list = await load()
    set(() => ({ habits: list }))
  },
})
const films = () => ({ films: [{ title: 'Alien' }] })
const useStore = create((set) => (${creator}))
export const Titles = () => useStore((state) => state.habits.map((habit) => habit.title)).join()
export const Films = () => useStore((state) => state.films.map((film) => film.title)).join()
`;

test.each(["{ ...slice(set), ...films() }", "{ ...slice(set), films: [{ title: 'Alien' }] }"])(
  "what is set in a store that is made of slices is seen by whoever asked before: %s",
  (creator) => {
    const text = migrated({ "a.jsx": store(creator) }).files["a.jsx"];
    expect(text).toContain("state.habits.map((habit) => habit.name)");
    expect(text).toContain("state.films.map((film) => film.title)");
  },
);

test("what an object copies beside a member of its own hides none where it has none of the name", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const root = process.env.HABIT_API + '/api/v1'
const request = () => async function () {
  const { success, data, error } = await (await fetch(root + this.path, { headers: { 'X-API-Key': 'k' } })).json()
  if (!success) throw error
  return data
}
const verbs = { get: request() }
const api = (path) => ({ path, ...verbs })
const [{ id }] = await api('/habits').get()
const { title } = await api('/habits/' + id).get()
console.log(title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("const { name: title } =");
});

const wrapper = (
  type: string,
): string => `type Config = Omit<RequestInit, 'body'> & { data?: unknown }
export async function client<T>(path: string, { data, headers, ...custom }: ${type} = {}): Promise<T> {
  const config = { method: data ? 'POST' : 'GET', body: JSON.stringify(data), headers: { 'X-API-Key': 'k', ...headers }, ...custom }
  const answer = await (await fetch(process.env.HABIT_API + '/api/v1' + path, config as RequestInit)).json()
  return answer.data
}
interface Habit { id: string; title: string }
const made = await client<Habit>('/habits', { data: { title: 'Draw' } })
const saved = await client<Habit>('/habits/' + made.id, { method: 'PUT', data: { title: made.title + '!' } })
console.log(saved.title)
`;

test.each(["any", "Config"])(
  "what is left of options of the type %s hides what an object has before it",
  (type) => {
    const { files, confidences } = migrated({ "a.ts": wrapper(type) });
    expect(confidences).toEqual(["safe"]);
    expect(files["a.ts"]).toContain("console.log(saved.name)");
  },
);

test("what a pattern takes is not left", () => {
  const { files } = migrated({
    "a.mjs": `const call = async (path, { method, ...custom }) =>
  (await fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'POST', headers: { 'X-API-Key': 'k' }, ...custom })).json()
await call('/habits/checkin', { method: 'PUT', body: JSON.stringify({ habitId: 'h1', date: '2024-12-01', status: 'done' }) })
`,
  });
  expect(files["a.mjs"]).toContain("call('/habits/h1/logs'");
});
