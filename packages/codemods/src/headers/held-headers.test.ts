import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("headers that may be missing are no list of pairs: what takes them over finds an empty one", () => {
  const code = `const send = (url, init) => fetch(new Request(url, init)).then((r) => r.json())
export const api = (path, init) => {
  const headers = new Headers({ 'X-API-Key': process.env.HABIT_API_KEY })
  return send(process.env.HABIT_API + '/api/v1' + path, { ...init, headers })
}
const { data } = await api('/habits')
console.log(data.map((habit) => habit.title), await send('https://films.example/list'))
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).not.toMatch(/fromEntries\(\w+\?\.headers\)/);
});

test("a request of one's own routes is none of the service's, whose host comes from the environment", () => {
  const tree = {
    "own.js": `import { GET } from './server.js'
export const own = (input, init) => {
  if (!String(input).startsWith('/api/')) return fetch(input, init)
  return GET({ request: new Request(new URL(input, 'http://localhost'), init), fetch: own })
}
`,
    "server.js": `export async function GET({ fetch }) {
  const reply = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { data } = await reply.json()
  return Response.json({ items: data })
}
`,
    "run.js": `import { own } from './own.js'
const { items } = await (await own('/api/list')).json()
console.log(items.map((item) => item.title))
`,
  };
  const { files } = migrated(tree);
  expect(files["own.js"]).toContain("new Request(new URL(input, 'http://localhost'), init)");
  expect(files["run.js"]).toContain("item.name");
});

test.each([
  [
    "const init: RequestInit = { headers: new Headers({ 'X-API-Key': 'k' }) }",
    "Object.fromEntries(new Headers(init.headers))",
  ],
  [
    "const init = { headers: new Headers({ 'X-API-Key': 'k' }) }",
    "Object.fromEntries(init.headers)",
  ],
])("what is declared to hold any headers is no list of pairs to a compiler: %s", (init, merged) => {
  const { files, confidences } = migrated({
    "a.ts": `const load = async (path: string): Promise<{ data: { title: string }[] }> => {
  ${init}
  return (await fetch(process.env.HABIT_API + '/api/v1' + path, init)).json()
}
console.log((await load('/habits')).data[0]?.title)
`,
  });
  expect(files["a.ts"]).toContain(`{ ...init, headers: { ...${merged}, `);
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test.each([
  ["['X-API-Key', key]", "[...['X-API-Key', key], 'X-API-Version', '2',"],
  ["['Accept', 'text/json', 'X-API-Key', key]", "'X-API-Key', key], 'X-API-Version', '2',"],
])("headers that stand in a list one after the other get more of them: %s", (headers, merged) => {
  const { files, confidences } = migrated({
    "a.mjs": `import { request } from 'undici'
const key = process.env.HABIT_API_KEY
const { body } = await request(process.env.HABIT_API + '/api/v1/habits', { headers: ${headers} })
console.log((await body.json()).data[0].title)
`,
  });
  expect(files["a.mjs"]).toContain(merged);
  expect(confidences).toEqual(["safe"]);
  expect(migrated(files).files).toEqual({});
});

test("what a function gives that is declared to give any options may hold any headers", () => {
  const { files } = migrated({
    "a.ts": `const options = (method: string): RequestInit => ({ method, headers: [['X-API-Key', 'k']] })
const reply = await fetch(process.env.HABIT_API + '/api/v1/habits', options('GET'))
console.log((await reply.json()).data[0].title)
`,
  });
  expect(files["a.ts"]).toContain("Object.fromEntries(new Headers(options.headers))");
});

test.each([
  "Object.assign(init, { headers: new Headers([['X-API-Key', process.env.HABIT_API_KEY]]) })",
  "withKey({ ...init, headers: new Headers([['X-API-Key', process.env.HABIT_API_KEY]]) })",
])("headers of a copy are held as they were: %s", (options) => {
  const { files } = migrated({
    "a.mjs": `const withKey = (given) => ({ ...given })
const request = (path, init) => fetch(process.env.HABIT_API + '/api/v1' + path, ${options})
const { data } = await (await request('/habits', { method: 'GET' })).json()
console.log(data[0].title)
`,
  });
  expect(files["a.mjs"]).toMatch(/\.\.\.Object\.fromEntries\((new Headers\()?options\.headers/);
});
