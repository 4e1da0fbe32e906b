import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("functions of a table that are cast to another type give what they give", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": `type Wire = { method: string; path: string }
interface Operations { list: { input: void }; one: { input: { id: string } } }
const routes: { [K in keyof Operations]: (input: Operations[K]['input']) => Wire } = {
  list: () => ({ method: 'GET', path: '/habits' }),
  one: ({ id }) => ({ method: 'GET', path: '/habits/' + id }),
}
async function call(name: keyof Operations, input?: unknown): Promise<any> {
  const { method, path } = (routes[name] as (input: unknown) => Wire)(input)
  const reply = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' } })
  const { success, data, error } = await reply.json()
  if (!success) throw new Error(error)
  return data
}
console.log((await call('list'))[0].title, (await call('one', { id: 'h1' })).title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.ts"]).toContain("(await call('list'))[0].name");
});

const COMMANDS = `interface Command { toRequest(): AxiosRequestConfig }
class CheckIn implements Command {
  constructor(private habitId: string) {}
  toRequest() { return { method: 'post', url: '/habits/checkin', data: { habitId: this.habitId, date: '2024-12-01', status: 'done' } } }
}
class Rename implements Command {
  constructor(private habitId: string) {}
  toRequest() { return { method: 'put', url: \`/habits/\${this.habitId}\`, data: { title: 'Walk' } } }
}
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
async function run(commands: Command[]) {
  for (const command of commands) await http.request(command.toRequest())
}
`;

test.each([
  ["of each class", "[new CheckIn('h1'), new Rename('h2')]", []],
  ["of some of the classes", "[new CheckIn('h1')]", ["review"]],
])("a list of instances %s that implements what it is declared as", (_, list, other) => {
  const { files, confidences } = migrated({
    "a.ts": `import axios, { type AxiosRequestConfig } from 'axios'\n${COMMANDS}await run(${list})\n`,
  });
  if (other.length > 0) expect(confidences).not.toEqual(["safe"]);
  else {
    expect(confidences).toEqual(["safe"]);
    expect(files["a.ts"]).toContain("data: { name: 'Walk' }");
  }
});

test("what a table is asked to satisfy leaves its texts as known as they are", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Habit { id: string; title: string }
const endpoint = (verb: string, path: string) => ({ verb, path })
const endpoints = {
  list: endpoint('GET', '/habits'),
  get: endpoint('GET', '/habits/{id}'),
  update: endpoint('PUT', '/habits/{id}'),
} satisfies Record<string, { verb: string; path: string }>
const run = async <T>(name: keyof typeof endpoints, input: Record<string, unknown> = {}): Promise<T> => {
  const { verb, path } = endpoints[name]
  const rest: Record<string, unknown> = { ...input }
  const url = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(rest[name])))
  const response = await fetch(process.env.HABIT_API + '/api/v1' + url, { method: verb, headers: { 'X-API-Key': 'k' }, body: verb === 'PUT' ? JSON.stringify(rest) : null })
  return (await response.json()).data
}
console.log((await run<Habit[]>('list')).length, (await run<Habit>('update', { id: 'h1', title: 'Run' })).title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toContain("{ id: 'h1', name: 'Run' })).name");
});
