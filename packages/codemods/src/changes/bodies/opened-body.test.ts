import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a body that gets its names when the program runs is made v2's where the path is kept by name, too", () => {
  const { files } = migrated({
    "update.mjs": `const url = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.KEY }
async function update(id, input) {
  const body = {}
  for (const field of ['title', 'target']) if (input[field] !== undefined) body[field] = input[field]
  return fetch(\`\${url}/\${id}\`, { method: 'PUT', headers, body: JSON.stringify(body) })
}
await update('h1', { title: 'Run' })
await update('h2', { target: 3 })
`,
  });
  expect(files["update.mjs"]).toContain(
    "if (input[field] !== undefined) body[field] = input[field]",
  );
  expect(files["update.mjs"]).toContain("({ name: title, ");
});

test.each(["message) => send(message.id, message.habit)", "{ id, habit }) => send(id, habit)"])(
  "what has the body as a member is not made one: (%s",
  (deliver) => {
    const { files, manual } = migrated({
      "drain.mjs": `import { readFileSync } from 'node:fs'
const headers = { 'X-API-Key': process.env.KEY }
const send = (id, body) => fetch(\`\${process.env.HABIT_API}/api/v1/habits/\${id}\`, { method: 'PUT', headers, body: JSON.stringify(body) })
const deliver = async (${deliver}
for (const name of process.argv) await deliver(JSON.parse(readFileSync(name, 'utf8')))
await deliver({ id: 'h1', habit: { title: 'Run' } })
`,
    });
    expect(files["drain.mjs"]).toContain("await deliver(JSON.parse(readFileSync(name, 'utf8')))");
    expect(manual).toHaveLength(1);
  },
);

const base = `const url = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.KEY }
const put = (id, body) => fetch(\`\${url}/\${id}\`, { method: 'PUT', headers, body: JSON.stringify(body) })
`;

test("names of a body that name members of one's own objects, too, stay until it is sent", () => {
  const { files, manual } = migrated({
    "sync.mjs": `${base}const FIELDS = ['title', 'target']
for (const task of [{ id: 'h1', title: 'Run', target: 3 }]) {
  const { data: habit } = await (await fetch(\`\${url}/\${task.id}\`, { headers })).json()
  const changed = FIELDS.filter((field) => task[field] !== habit[field])
  await put(task.id, Object.fromEntries(changed.map((field) => [field, task[field]])))
}
`,
  });
  expect(manual).toEqual([]);
  expect(files["sync.mjs"]).toContain("FIELDS = ['title', 'target']");
  expect(files["sync.mjs"]).toContain(
    "({ title: habit.name, target: habit.goals?.[0]?.value })[field]",
  );
  expect(files["sync.mjs"]).toContain("({ name: title, ");
});

const shared = (body: string) => `import http from 'node:http'
const board = http.createServer((request, response) => response.end('{}'))
await new Promise((done) => board.listen(0, done))
const headers = { 'X-API-Key': process.env.KEY }
const payload = { title: 'Swim', target: 2, unit: 'times' }
const build = (form) => ({ title: form.get('name'), target: Number(form.get('amount')) })
const form = new URLSearchParams('name=Row&amount=4')
await fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body: JSON.stringify(${body}) })
await fetch(\`http://127.0.0.1:\${board.address().port}/cards\`, { method: 'POST', body: JSON.stringify(${body}) })
`;

test.each([
  [
    "payload",
    "{ name: payload.title, goals: [{ periodicity: 'daily', value: payload.target, unit: payload.unit === 'times' ? 'rep' : payload.unit }] }",
  ],
  [
    "build(form)",
    "((form) => ({ name: form.title, goals: [{ periodicity: 'daily', value: form.target }] }))(build(form))",
  ],
])("a body that another service is given, too, is made v2's where it is sent: %s", (body, made) => {
  const { files, confidences, manual } = migrated({ "a.mjs": shared(body) });
  const after = String(files["a.mjs"]);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["review"]);
  expect(after).toContain(made);
  expect(after).toContain("{ title: 'Swim', target: 2, unit: 'times' }");
  expect(after).toContain(`/cards\`, { method: 'POST', body: JSON.stringify(${body}) }`);
  expect(migrated({ "a.mjs": after }).files).toEqual({});
});

test("a compiler that knows some of the names does not miss the others", () => {
  const { files } = migrated({
    "update.ts": `const url = process.env.HABIT_API + '/api/v1/habits/h1'
const headers = { 'X-API-Key': process.env.KEY! }
const Field = { Title: 'title', Target: 'target' } as const
for (const field of Object.values(Field)) console.log(field)
await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ [Field.Title]: 'Run', [Field.Target]: 3 }) })
`,
  });
  expect(files["update.ts"]).toContain(
    "({ [Field.Title]: 'Run', [Field.Target]: 3 } as Record<string, any>)",
  );
});

test("a body of a declared type is made v2's where it is sent, and not where a function of that type is given it", () => {
  const { files } = migrated({
    "create.ts": `interface Habit { id: string; title: string; target: number }
type Draft = Pick<Habit, 'title' | 'target'>
const headers = { 'X-API-Key': 'k' }
const post = async (path: string, init: { body: unknown }): Promise<Habit> =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'POST', headers, body: JSON.stringify(init.body) })).json()).data
const create = (draft: Draft) => post('/habits', { body: draft })
class Builder {
  private draft: Draft = { title: 'Run', target: 1 }
  with<K extends keyof Draft>(key: K, value: Draft[K]): this {
    this.draft[key] = value
    return this
  }
  build(): Draft {
    return { ...this.draft }
  }
}
await create(new Builder().with('title', 'Swim').with('target', 3).build())
`,
  });
  expect(files["create.ts"]).toContain("(draft as Record<string, any>) })");
  expect(files["create.ts"]).toContain(
    "create(new Builder().with('title', 'Swim').with('target', 3).build())",
  );
  expect(migrated({ ...files }).files).toEqual({});
});

test("a body that is handed over by its name alone is made v2's beside that name", () => {
  const { files, manual } = migrated({
    "api.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const call = (path, { method, body }) => fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers, body: JSON.stringify(body) })
export const add = (body) => call('/habits', { method: 'POST', body })
export const note = (body) => call('/areas', { method: 'POST', body })
`,
  });
  expect(manual).toEqual([]);
  expect(files["api.mjs"]).toContain("{ method: 'POST', body: (({ title, frequency, ");
  expect(files["api.mjs"]).toContain("call('/areas', { method: 'POST', body })");
});

test("what stands in a body that is taken apart is rewritten as well", () => {
  const { files } = migrated({
    "edit.mjs": `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
const names = ['title', 'target']
const pick = (of) => names.reduce((picked, name) => (name in of ? { ...picked, [name]: of[name] } : picked), {})
const habit = await ask('GET', '/habits/h1')
await ask('PUT', '/habits/h1', pick({ ...habit, title: 'Ride' }))
`,
  });
  expect(files["edit.mjs"]).toContain("(pick({ ...habit, name: 'Ride' })))");
});

test.each([
  ["nothing calls", "", "safe"],
  ["is called by what nothing calls", "export const save = (draft) => api.add(draft)", "safe"],
  [
    "is called with what nothing is known of",
    "process.on('message', (sent) => api.add(sent.habit))",
    "review",
  ],
])("a body that a function is given which %s is %3$s", (_, call, confidence) => {
  const { confidences, files } = migrated({
    "api.mjs": `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
export const api = { list: () => ask('GET', '/habits'), add: (body) => ask('POST', '/habits', body) }
${call}
console.log((await api.list()).map((habit) => habit.title))
`,
  });
  expect(confidences).toEqual([confidence]);
  expect(files["api.mjs"]).toContain("=> ({ name: title, ");
});

test("a body that nothing gives is taken for no text where a library writes its JSON", () => {
  const { confidences, files } = migrated({
    "api.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } })
export class Habits {
  list() { return http.get('/habits') }
  add(body) { return http.post('/habits', body) }
}
console.log((await new Habits().list()).data.data.map((habit) => habit.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["api.mjs"]).toContain("http.post('/habits', (({ title, ");
});

const filled = (fields: string, rest = "") => ({
  "update.mjs": `${base}async function update(id, input) {
  const body = {}
  for (const field of ${fields}) if (input[field] !== undefined) body[field] = input[field]
  ${rest}return put(id, body)
}
const answer = await update(process.argv[2], JSON.parse(process.argv[3]))
console.log(answer.status)
`,
});

test("a body whose members have names of a list is made v2's for sure", () => {
  const { files, confidences } = migrated(filled("['title', 'frequency', 'target']"));
  expect(files["update.mjs"]).toContain("({ name: title, ");
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["['title', 'unit']", ""],
  ["['target', 'colour']", ""],
  ["'title,target,a,b,c,d,e,f,g,h'.split(',')", ""],
  ["Object.keys(input)", ""],
  ["['title', 'target']", "body[process.argv[4]] = 1\n  "],
  ["['title', 'target']", "Object.assign(body, input)\n  "],
])("a body with members that v2 may not take is for review: %s %s", (fields, rest) => {
  const { confidences } = migrated(filled(fields, rest));
  expect(confidences).not.toContain("safe");
});

const picked = (forms: string, names = "['title', 'target', 'unit']") =>
  migrated({
    "a.mjs": `const pick = (object, keys) => keys.reduce((all, key) => (key in object ? { ...all, [key]: object[key] } : all), {})
const edit = async (form) => {
  const body = pick(form, ${names})
  await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
}
${forms}
`,
  }).confidences;

test("members that never come without what v2 wants beside them are known", () => {
  expect(picked("edit({ title: 'A', color: 'red' })\nedit({ target: 4, unit: 'km' })")).toEqual([
    "safe",
  ]);
});

test.each([
  ["a form has the unit alone", "edit({ target: 4, unit: 'km' })\nedit({ unit: 'km' })", undefined],
  ["a form is not known", "edit(JSON.parse(process.argv[2]))", undefined],
  ["the amount is not picked", "edit({ target: 4, unit: 'km' })", "['title', 'unit']"],
  ["the amount may be missing", "edit({ target: undefined, unit: 'km' })", undefined],
])("it is for review where %s", (_, forms, names) => {
  expect(picked(forms, names)).not.toContain("safe");
});

const set = (names: string, sent: string) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; target: number; unit: string }
const put = async (path: string, payload?: object): Promise<Habit> => {
  const headers = { 'X-API-Key': process.env.KEY!, 'Content-Type': 'application/json' }
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'PUT', headers, body: payload ? JSON.stringify(payload) : null })
  return ((await res.json()) as { data: Habit }).data
}
async function set<K extends ${names}>(id: string, field: K, value: Habit[K]): Promise<Habit> {
  ${sent}
}
console.log((await set('h1', 'title', 'Run')).title, (await set('h1', 'target', 4)).target)
`,
  }).confidences;

test.each([
  ["that is handed over itself", "return put('/habits/h1', { [field]: value })"],
  [
    "whose members no type names",
    "const patch: Record<string, unknown> = {}; patch[field] = value; return put('/habits/h1', patch)",
  ],
])("a body in TypeScript %s is made v2's for sure, too", (_, sent) => {
  expect(set("'title' | 'target'", sent)).toEqual(["safe"]);
});

test("one whose members a type names as well is known, as the type keeps them", () => {
  const sent = "const patch: Partial<Habit> = { [field]: value }; return put('/habits/h1', patch)";
  expect(set("'title' | 'target'", sent)).toEqual(["safe"]);
});
