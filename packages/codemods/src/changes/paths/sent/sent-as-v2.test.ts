import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const table = (body: string) => `const PATHS = { checkIn: '/habits/checkin', list: '/habits' }
const send = async (name, method, body) => (await fetch('https://habits.example.com/api/v1' + PATHS[name], { method, body: body && JSON.stringify(body) })).json()
const fill = (...given) => Object.assign({}, ...given)
await send('list', 'GET')
await send('checkIn', 'POST', ${body})
`;

test("a check-in of a table is put into the form of v2 where it is sent", () => {
  const { confidences, files } = migrated({
    "api.mjs": table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })"),
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["api.mjs"]).toContain("fetch(...asV2Request('https://habits.example.com/api/v2'");
  expect(files["api.mjs"]).toContain("value: 1, unitSymbol: 'rep'");
});

test.each([
  ["has no status", "fill({ habitId: 'h2', date: '2024-05-01' })"],
  [
    "has one that a run gives",
    "fill({ habitId: 'h2', date: '2024-05-01', status: process.argv[2] })",
  ],
  ["is not known", "JSON.parse(process.argv[2])"],
])("where another %s, a person is to look at it", (_, other) => {
  const { confidences } = migrated({
    "api.mjs": `${table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })")}await send('checkIn', 'POST', ${other})\n`,
  });
  expect(confidences).toEqual(["review"]);
});

test("one whose status may be another than v2 has a form for is left to a person", () => {
  const { files } = migrated({
    "api.mjs": table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'missed' })"),
  });
  expect(files["api.mjs"]).not.toContain("asV2Request");
});

test("where one call has a form in v2 and another has none, the other is left to a person", () => {
  const { manual } = migrated({
    "api.mjs": `${table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })")}await send('checkIn', 'POST', fill({ habitId: 'h2', date: '2024-05-01', status: 'missed' }))\n`,
  });
  expect(manual).toContain("checkin-to-logs 1");
});

test("a list of notes of all habits is left to a person, though that of one is not", () => {
  const { files, manual } = migrated({
    "api.mjs": `const PATHS = { notes: '/notes', list: '/habits' }
const send = async (name, query) => {
  const url = new URL('https://habits.example.com/api/v1' + PATHS[name])
  if (query) url.search = new URLSearchParams(query)
  return (await fetch(url, { headers: { 'X-API-Key': process.env.KEY } })).json()
}
await send('list')
await send('notes', { habitId: 'h1' })
await send('notes')
`,
  });
  expect(files["api.mjs"] ?? "").not.toContain("/v2/notes');");
  expect(manual).toContain("notes-moved 1");
});

test("the function has a name that nothing else in the file has", () => {
  const { files } = migrated({
    "api.mjs": `${table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })")}const asV2Request = 1\n`,
  });
  expect(files["api.mjs"]).toContain("function asV2RequestBody(");
});

test("axios is given the form of v2 in place of its address and its data", () => {
  const { files, manual } = migrated({
    "api.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: 'https://habits.example.com/api/v1/' })
const PATHS = { create: 'habits', checkIn: 'habits/checkin' }
const poster = (kind) => (...parts) => http.post(PATHS[kind], Object.assign({}, ...parts))
const posters = Object.fromEntries(Object.keys(PATHS).map((kind) => [kind, poster(kind)]))
await posters.create({ title: 'Sing' })
await posters.checkIn({ date: '2024-04-04' }, { habitId: 'h1', status: 'done' })
`,
  });
  expect(manual).toEqual([]);
  expect(files["api.mjs"]).toContain(
    "http.post(...asV2Post(PATHS[kind], Object.assign({}, ...parts))",
  );
});

const written = (
  body: string,
) => `const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
const done = async (id, date) =>
  (await fetch(process.env.HABIT_API + '/api/v1/habits/checkin', { method: 'POST', headers, body: ${body} })).json()
console.log((await done('h1', '2024-05-01')).success)
`;

test.each([
  `'{"habitId":"' + id + '","date":"' + date + '","status":"done"}'`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is migrated
  '`{ "habitId": "${id}", "date": "${date}", "status": "done" }`',
])(
  "a check-in whose JSON is written by hand is put into the form of v2 where it is sent: %s",
  (body) => {
    const { files, manual } = migrated({ "api.mjs": written(body) });
    expect(manual).toEqual([]);
    expect(files["api.mjs"]).toContain(
      "fetch(...asV2Request(process.env.HABIT_API + '/api/v2/habits/checkin'",
    );
  },
);

test("one that says another status, or is no check-in, is left to a person", () => {
  const other = written(`'{"habitId":"' + id + '","date":"' + date + '","status":"missed"}'`);
  expect(migrated({ "api.mjs": other }).manual).toContain("checkin-to-logs 3");
  expect(migrated({ "api.mjs": written("id + date") }).manual).toContain("checkin-to-logs 3");
});

test("what was put into the form of v2 has its headers when it is looked at again", () => {
  const { files } = migrated({
    "api.mjs": `const send = async (path, body) => (await fetch(process.env.HABIT_API + '/api/v1/habits/' + path, { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })).json()
const fill = (...given) => Object.assign({}, ...given)
for (const path of ['checkin', 'skip']) await send(path, fill({ habitId: 'h1', date: '2024-05-01' }, path === 'checkin' ? { status: 'done' } : {}))
`,
  });
  expect(files["api.mjs"]).toContain("fetch(...asV2Request(");
  const again = migrated(files);
  expect({ files: again.files, manual: again.manual }).toEqual({ files: {}, manual: [] });
});

test("an id that the call is given that makes the address is taken out of the query where that is sent", () => {
  const { files, confidences, manual } = migrated({
    "api.mjs": `const paths = { habits: '/habits', notes: '/notes' }
const url = (name, query) => {
  const address = new URL('/api/v1' + paths[name], process.env.HABIT_API)
  for (const [key, value] of Object.entries(query ?? {})) address.searchParams.append(key, value)
  return address
}
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const notes = await (await fetch(url('notes', { habitId: 'h1' }), { headers })).json()
console.log(notes.data.length)
`,
  });
  expect({ manual, confidences }).toEqual({ manual: [], confidences: ["safe"] });
  expect(files["api.mjs"]).toContain("fetch(...asV2Request(url('notes', { habitId: 'h1' }), {");
  expect(files["api.mjs"]).toContain("const habitId = query.get('habitId') ?? ''");
});

test("a compiler that does not trust indices takes the function for notes", () => {
  const { files } = migrated({
    "api.ts": `const PATHS = { notes: '/notes', list: '/habits' }
const send = async (name: keyof typeof PATHS, query?: Record<string, string>) => {
  const url = new URL('https://habits.example.com/api/v1' + PATHS[name])
  if (query) url.search = new URLSearchParams(query).toString()
  return (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json()
}
await send('list')
await send('notes', { habitId: 'h1' })
`,
  });
  expect(files["api.ts"]).toContain("const [path = '', search] = address.split('?')");
});

test.each([
  ["", "(...[url, init = {}]: Parameters<typeof fetch>): Parameters<typeof fetch> {"],
  [
    "type Parameters<R> = R extends string ? object : never\n",
    "(url: any, init: any = {}): [any, any] {",
  ],
])("where a file has %j of its own, the function says its types as %s", (own, said) => {
  const typed = table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })")
    .replace("const PATHS", "const PATHS: Record<string, string>")
    .replace("(name, method, body)", "(name: string, method: string, body?: object)")
    .replace("(...given)", "(...given: object[])");
  const { files } = migrated({ "api.mts": own + typed });
  expect(files["api.mts"]).toContain(`function asV2Request${said}`);
});

test.each([
  ["'/notes' + queryOf({ habitId: 'h1' })"],
  [`\`/notes$\{queryOf({ habitId: process.argv[2] })}\``],
  ["'/notes' + known"],
])(
  "a query that a function of the program's own writes is made part of the path where it is sent: %s",
  (path) => {
    const { files, manual } = migrated({
      "api.mjs": `const queryOf = (given) => '?' + Object.keys(given).map((key) => key + '=' + given[key]).join('&')
const known = queryOf({ habitId: 'h1' })
const send = async (path) =>
  (await fetch('https://habits.example.com/api/v1' + path, { headers: { 'X-API-Key': process.env.KEY } })).json()
await send(${path})
`,
    });
    expect(manual).toEqual([]);
    expect(files["api.mjs"]).toContain(
      "fetch(...asV2Request('https://habits.example.com/api/v2' + path",
    );
  },
);
