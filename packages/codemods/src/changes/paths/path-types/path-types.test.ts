import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const code = (rest: string) => `type ApiPath = \`/api/v1/\${string}\`
const get = (path: ApiPath) => fetch(\`\${process.env.HABIT_API}\${path}\`, { headers: { 'X-API-Key': 'k' } })
console.log((await (await get('/api/v1/habits')).json()).data)
${rest}`;

test("a template of paths moves with all that it has room for", () => {
  const { files } = migrated({ "a.ts": code("") });
  expect(files["a.ts"]).toContain(`type ApiPath = \`/api/v2/\${string}\``);
});

test("one that has room for a path of another service keeps it", () => {
  const { files } = migrated({
    "a.ts": code(
      `const crm = (path: ApiPath) => \`https://crm.example.com\${path}\`\nconsole.log(crm('/api/v1/contacts'))\n`,
    ),
  });
  expect(files["a.ts"]).toContain(`type ApiPath = \`/api/v1/\${string}\` | \`/api/v2/habits\``);
});

test("a template that has room for the path as it is now stays, and a word that is all of a path follows it", () => {
  const { files, confidences } = migrated({
    "a.ts": `type Endpoint = 'habits' | 'notes' | 'habits/skip' | \`habits/\${string}\`
async function post(endpoint: Endpoint, body: object) {
  const response = await fetch(new URL(\`/api/v1/\${endpoint}\`, process.env.HABIT_API), { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
  return response.json()
}
export const note = (habitId: string, text: string) => post('notes', { habitId, text })
export const skip = (habitId: string, date: string) => post('habits/skip', { habitId, date })
`,
  });
  expect(files["a.ts"]).toContain(
    "post(`habits/$" + "{encodeURIComponent(habitId)}/notes`, { text })",
  );
  expect(files["a.ts"]).toContain(
    `type Endpoint = 'habits' | 'notes' | \`habits/\${string}/logs/skip\` | \`habits/\${string}\``,
  );
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});

test("what a table of types says of bodies beside their paths is what v2 takes", () => {
  const { files, confidences, manual } = migrated({
    "api.ts": `interface Endpoints {
  'GET /habits': { response: { title: string }[] }
  'DELETE /habits/bulk': { body: { ids: string[] }; response: unknown }
  'POST /habits/checkin': { body: { habitId: string; date: string; status: 'done' }; response: unknown }
  'POST /films/checkin': { body: { habitId: string; date: string; status: 'done' }; response: unknown }
}
type Options<K extends keyof Endpoints> = Omit<Endpoints[K], 'response'>
type Args<K extends keyof Endpoints> = {} extends Options<K> ? [] : [options: Options<K>]
async function api<K extends keyof Endpoints>(key: K, ...[options]: Args<K>): Promise<Endpoints[K]['response']> {
  const [method, path] = key.split(' ') as [string, string]
  const { body } = (options ?? {}) as { body?: unknown }
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': process.env.KEY! }, body: body === undefined ? null : JSON.stringify(body) })
  return ((await res.json()) as { data: Endpoints[K]['response'] }).data
}
for (const { title } of await api('GET /habits')) console.log(title)
await api('POST /habits/checkin', { body: { habitId: 'h1', date: '2025-01-07', status: 'done' } })
await api('DELETE /habits/bulk', { body: { ids: ['h1'] } })
`,
  });
  expect({ confidences: [...new Set(confidences)], manual }).toEqual({
    confidences: ["safe"],
    manual: [],
  });
  expect(files["api.ts"]).toContain(
    "'POST /batch': { body: { operations: { method: string; path: string }[] }; response: unknown }",
  );
  expect(files["api.ts"]).toContain(
    "/logs`]: { body: { targetDate: string; value: number; unitSymbol: string }; response: unknown }",
  );
  expect(files["api.ts"]).toContain(
    "'POST /films/checkin': { body: { habitId: string; date: string; status: 'done' }",
  );
});

test("a path that a call names as a type moves with the one that it hands over", () => {
  const { files, confidences } = migrated({
    "a.ts": `type Names<P extends string> = P extends \`${"$"}{string}:${"$"}{infer N}\` ? N : never
const get = async <T, P extends string>(path: P, by: Record<Names<P>, string>): Promise<T> => {
  const url = path.replace(/:(\\w+)/g, (_, name) => (by as Record<string, string>)[name] ?? '')
  return (await (await fetch(process.env.HABIT_API + url, { headers: { 'X-API-Key': 'k' } })).json()) as T
}
const one = await get<{ data: { title: string } }, '/api/v1/habits/:id'>('/api/v1/habits/:id', { id: 'h1' })
console.log(one.data.title)
`,
  });
  expect(files["a.ts"]).toContain("'/api/v2/habits/:id'>('/api/v2/habits/:id', { id: 'h1' })");
  expect(new Set(confidences)).toEqual(new Set(["safe"]));
});
