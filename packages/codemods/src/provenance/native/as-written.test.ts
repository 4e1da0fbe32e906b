import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const head = `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const SHOP = 'https://shop.example.com'
`;
const V1 = "{ title: this.label, frequency: 'daily' }";
const V2 = "{ name: this.label, occurrence: { type: 'daily' } }";
const plan = (sent: string) => `class Plan {
  constructor(label) { this.label = label }
  toJSON() { return ${sent} }
}
`;
const bare = (sent: string) => `const plan = { label: 'Run', toJSON() { return ${sent} } }
`;
const result = (code: string) => migrated({ "a.mjs": head + code }).files["a.mjs"] ?? head + code;

test.each([plan, bare])("what a body is as JSON is what is sent", (shape) => {
  const body = shape === plan ? "new Plan('Run')" : "plan";
  expect(result(`${shape(V1)}await http.post('/habits', ${body})\n`)).toContain(shape(V2));
});

test("what another service is sent stays", () => {
  const code = `${plan(V1)}await axios.post(SHOP + '/items', new Plan('Run'))\n`;
  expect(result(code)).toContain(plan(V1));
});

test.each([
  [
    "lists of what says itself what it is as JSON give others that",
    "class View { constructor(private readonly dto: Habit) {} toJSON() { return { label: this.dto.title } } }",
    [],
  ],
  [
    "nobody but its class sees a private member",
    "class View { #dto; constructor(dto: Habit) { this.#dto = dto } get label() { return this.#dto.title } }",
    [],
  ],
  [
    "others see all of what does not say so",
    "class View { constructor(private readonly dto: Habit) {} get label() { return this.dto.title } }",
    ["title-to-name 7"],
  ],
])("%s", (_title, view, left) => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string }
const list = async (): Promise<Habit[]> => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await response.json()).data
}
${view}
console.log(JSON.stringify((await list()).map((habit) => new View(habit))))
`,
  });
  expect(manual).toEqual(left);
  expect(files["a.ts"]).toContain("dto.name");
});

test("what is kept by the arguments of a call is kept where it has none", () => {
  const { files } = migrated({
    "a.mjs": `const cache = new Map()
const memoize = (run) => (...args) => {
  const key = JSON.stringify(args)
  if (!cache.has(key)) cache.set(key, run(...args))
  return cache.get(key)
}
const habits = memoize(async () => {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  return (await response.json()).data
})
console.log((await habits())[0].title)
`,
  });
  expect(files["a.mjs"]).toContain("(await habits())[0].name");
});

test.each([": Pick<Raw, 'title' | 'target'>", ""])(
  "a parameter's class that says what it is as JSON (%s) keeps names of its own",
  (returns) => {
    const { files, manual } = migrated({
      "a.ts": `interface Raw { id: string; title: string; target: number }
class Habit {
  #raw: Raw
  constructor(raw: Raw) { this.#raw = raw }
  get id() { return this.#raw.id }
  get title() { return this.#raw.title }
  toJSON()${returns} { return { title: this.#raw.title, target: this.#raw.target } }
}
async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits' + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, body: JSON.stringify(body) })
  return ((await response.json()) as { data: T }).data
}
const hydrate = (raw: Raw) => new Habit(raw)
const save = async (habit: Habit) => hydrate(await send<Raw>('PUT', '/' + habit.id, habit))
console.log((await save(hydrate(await send<Raw>('GET', '/h1')))).title)
`,
    });
    expect(manual).toEqual([]);
    expect(files["a.ts"]).toContain("get title() { return this.#raw.name }");
    expect(files["a.ts"]).toContain("return { name: this.#raw.name, goals: [{");
    expect(files["a.ts"]).toContain("'/h1')))).title");
  },
);
