import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const wrapper = `const get = async (path, { query } = {}) => {
  const search = query ? '?' + new URLSearchParams(query) : ''
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path + search, { headers: { 'X-API-Key': 'k' } })
  return (await res.json()).data
}
`;

test("of the queries that a wrapper was seen to send, each path takes the id of its own call", () => {
  const { files, manual } = migrated({
    "a.mjs": `${wrapper}
const notes = (habitId) => get('/notes', { query: { habitId } })
const logs = (habit) => get('/logs', { query: { habitId: habit.id } })
console.log(await notes('h1'), (await logs({ id: 'h3' })).map((log) => log.date))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`get(\`/habits/\${encodeURIComponent(habitId)}/notes\`)`);
  expect(files["a.mjs"]).toContain(`get(\`/habits/\${encodeURIComponent(habit.id)}/logs\`)`);
});

test("ids that are written out are not taken for one another", () => {
  const { files } = migrated({
    "a.mjs": `${wrapper}
console.log(await get('/notes', { query: { habitId: 'h1' } }), await get('/logs', { query: { habitId: 'h3' } }))
`,
  });
  expect(files["a.mjs"]).toContain("await get('/habits/h1/notes'), await get('/habits/h3/logs')");
});

const call = `const call = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
`;

test("a query that several calls give is asked for its id where the path is made", () => {
  const { files, manual } = migrated({
    "a.mjs": `${call}
const notes = (query) => call('/notes?' + new URLSearchParams(query).toString())
console.log(await notes({ habitId: 'h1' }))
for (const { id } of await call('/habits')) console.log(await notes({ habitId: id }))
`,
  });
  expect(manual).not.toContain("notes-moved 3");
  expect(files["a.mjs"]).toContain(`call(\`/habits/\${encodeURIComponent(query.habitId)}/notes\`)`);
});

test("it is not where a query may have more than the id", () => {
  const { files } = migrated({
    "a.mjs": `${call}
const notes = (query) => call('/notes?' + new URLSearchParams(query))
console.log(await notes({ habitId: 'h1' }), await notes({ habitId: 'h2', order: 'new' }))
`,
  });
  expect(files["a.mjs"]).toContain("call('/notes?' + new URLSearchParams(query))");
});

const sent = (wrapper: string, calls: string) =>
  migrated({
    "a.mjs": `const api = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': 'k' }
${wrapper}
${calls}
`,
  });

test.each([
  [
    "is asked for its entries",
    "const get = (path, query) => fetch(api + path + '?' + Object.entries(query).join('&'), { headers })",
    "get('/logs', { habitId: id })",
    `get(\`/habits/\${encodeURIComponent(id)}/logs\`, {})`,
  ],
  [
    "is given a default",
    "const get = (path, query = {}) => fetch(api + path + '?' + Object.entries(query).join('&'), { headers })",
    "get('/logs', { habitId: id })",
    `get(\`/habits/\${encodeURIComponent(id)}/logs\`)`,
  ],
  [
    "is asked for first",
    "const get = (path, query) => fetch(api + path + (query ? '?' + Object.entries(query).join('&') : ''), { headers })",
    "get('/logs', { habitId: id })",
    `get(\`/habits/\${encodeURIComponent(id)}/logs\`)`,
  ],
  [
    "is taken from what has to be there",
    "const get = (path, { query }) => fetch(api + path + '?' + new URLSearchParams(query), { headers })",
    "get('/logs', { query: { habitId: id } })",
    `get(\`/habits/\${encodeURIComponent(id)}/logs\`, {})`,
  ],
  [
    "is needed by another function",
    "const write = (query) => Object.keys(query).map((key) => key + '=' + query[key]).join('&')\nconst get = (path, { query } = {}) => fetch(api + path + '?' + write(query), { headers })",
    "get('/logs', { query: { habitId: id } })",
    `get(\`/habits/\${encodeURIComponent(id)}/logs\`, { query: {} })`,
  ],
])("a query that %s stays where it has to", (_how, wrapper, call, becomes) => {
  const { files, manual } = sent(
    wrapper,
    `for (const id of ['h1', 'h2']) console.log((await ${call}).status)`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`await ${becomes}).status`);
});

test("a URL that is made of a path and a query takes the id of the query where both are written", () => {
  const { files, manual } = sent(
    `const read = (url) => fetch(url, { headers }).then((res) => res.json())
function urlOf(path, query = {}) {
  const url = new URL(api + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}`,
    `const urls = { notes: (habitId) => urlOf('/notes', { habitId }), all: () => urlOf('/habits') }
console.log(await read(urls.notes('h1')), await read(urls.all()))`,
  );
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`urlOf(\`/habits/\${encodeURIComponent(habitId)}/notes\`)`);
});

test("an id that stands as a shorthand goes where the path is met, which a class keeps", () => {
  const { files } = migrated({
    "a.ts": `class Notes {
  constructor(private readonly root = process.env.HABIT_API + '/api/v1/notes') {}
  of(habitId: string) { return this.send(\`\${this.root}?\${new URLSearchParams({ habitId })}\`) }
  add(habitId: string, text: string) { return this.send(this.root, { method: 'POST', body: JSON.stringify({ habitId, text }) }) }
  async send(url: string, init?: RequestInit) { return (await fetch(url, { ...init, headers: { 'X-API-Key': 'k' } })).json() }
}
const notes = new Notes()
console.log(await notes.of('h1'), await notes.of('h3'), await notes.add('h1', 'x'))
`,
  });
  expect(files["a.ts"]).toContain("this.root.replace('{habitId}', encodeURIComponent(habitId))}");
  expect(files["a.ts"]).not.toContain("encodeURIComponent()");
});
