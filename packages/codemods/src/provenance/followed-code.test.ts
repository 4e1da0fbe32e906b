import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const key = "headers: { 'X-API-Key': process.env.HABIT_API_KEY }";

test("each class of a mixin has the static path that it declares, not that of its base", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `import axios from 'axios'
const client = axios.create({ baseURL: process.env.HABIT_API + '/api/v1/', ${key} })
class Resource {
  static path = ''
  async send(path) { return (await client.request({ method: 'get', url: path })).data.data }
}
const Listable = (Base) => class extends Base { list() { return this.send(this.constructor.path) } }
class Areas extends Listable(Resource) { static path = 'areas' }
class Habits extends Listable(Resource) { static path = 'habits' }
for (const { name } of await new Areas().list()) console.log(name)
for (const habit of await new Habits().list()) console.log(habit.title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("console.log(habit.name)");
  expect(files["a.mjs"]).toContain("for (const { name } of await new Areas().list())");
});

test("a request that an interceptor sends again is answered as the one that failed", () => {
  const { files, confidences } = migrated({
    "a.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API, ${key} })
http.interceptors.response.use((r) => r.data, async (error) => {
  const original = error.config
  if (error.response.status < 500 || original.again) throw new Error(error.response.data.error)
  return http({ ...original, again: true })
})
const { data } = await http.get('/api/v1/habits')
console.log(data.map((h) => h.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("data.map((h) => h.name)");
  expect(files["a.mjs"]).toContain("new Error(error.response.data.error?.message");
});

test("a request that an interceptor sends again for its answer is answered as before", () => {
  const { files, confidences } = migrated({
    "a.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API, validateStatus: () => true, ${key} })
http.interceptors.response.use(async (response) => {
  const { config } = response
  if (response.status < 500 || config.again) return response
  config.again = true
  return http(config)
})
const { data: answer } = await http.get('/api/v1/habits')
if (!answer.success) throw new Error(answer.error)
console.log(answer.data.map((h) => h.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("answer.data.map((h) => h.name)");
});

test("another client that is given the request of an error may get anything", () => {
  const { confidences } = migrated({
    "a.mjs": `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API, ${key} })
http.interceptors.response.use(undefined, (error) => axios(error.config))
const { data } = await http.get('/api/v1/habits')
console.log(data.data.map((h) => h.title))
`,
  });
  expect(confidences).toEqual(["review"]);
});

test("what a queue runs later is rewritten where it was asked for", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const waiting = []
const later = (task) => new Promise((resolve) => waiting.push({ task, resolve }))
const call = (method, path, body) => later(() => fetch(process.env.HABIT_API + '/api/v1' + path, { method, ${key}, body: JSON.stringify(body) }))
call('POST', '/habits/checkin', { habitId: 'h1', date: '2024-12-20', status: 'done' })
call('DELETE', '/habits/bulk', { ids: ['h1'] })
for (const { task, resolve } of waiting) task().then(resolve)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("call('POST', '/habits/h1/logs', { targetDate: '2024-12-20'");
  expect(files["a.mjs"]).toContain("call('POST', '/batch', { operations: ");
});

test("lists under keys of a map are followed", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()
for (const [often, group] of Map.groupBy(data, (h) => h.frequency)) console.log(often, group[0].title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("Map.groupBy(data, (h) => h.occurrence.type)");
  expect(files["a.mjs"]).toContain("group[0].name");
});

test("what a deletion answers has no goals, where all answers are made into habits", () => {
  const { files, confidences } = migrated({
    "a.mjs": `class Habit { constructor({ id, target }) { Object.assign(this, { id, target }) } }
const send = async (method, id) => {
  const answer = await fetch(\`\${process.env.HABIT_API}/api/v1/habits/\${id}\`, { method, ${key} })
  return new Habit((await answer.json()).data)
}
console.log((await send('GET', 'h1')).target, (await send('DELETE', 'h1')).id)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("{ id, goals: [{ value: target } = {}] = [] }");
});

test("the beginning of paths that a cache forgets moves with the paths", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const kept = new Map()
const forget = (prefix) => { for (const key of [...kept.keys()]) if (key.startsWith(prefix)) kept.delete(key) }
async function get(path) {
  if (!kept.has(path)) kept.set(path, await (await fetch(process.env.HABIT_API + path, { ${key} })).json())
  return kept.get(path).data
}
console.log((await get('/api/v1/habits/h1')).title)
forget('/api/v1/habits')
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("forget('/api/v2/habits')");
});

test("the path of one URL is made of that which another was given, piece by piece", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const api = new URL(process.env.HABIT_API)
api.pathname = '/api/v1'
function at(...segments) {
  const url = new URL(api)
  url.pathname = [api.pathname, ...segments.map((each) => encodeURIComponent(each))].join('/')
  return url
}
const read = async (url) => (await (await fetch(url, { ${key} })).json()).data
console.log((await read(at('habits'))).map((h) => h.title), (await read(at('habits', 'h1'))).title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("api.pathname = '/api/v2'");
  expect(files["a.mjs"]).toContain("map((h) => h.name), (await read(at('habits', 'h1'))).name");
});

test("a segment that is encoded by itself takes no slash: the path is put in where it is handed over", () => {
  const { files, manual } = migrated({
    "a.mjs": `const at = (name, id) => process.env.HABIT_API + '/api/v1/' + encodeURIComponent(name) + '/' + encodeURIComponent(id)
const send = (url, body) => fetch(url, { method: 'POST', ${key}, body: JSON.stringify(body) })
const skip = (habitId, date) => fetch(at('habits', 'skip'), { method: 'POST', ${key}, body: JSON.stringify({ habitId, date }) })
await skip('h1', '2024-12-01')
await send(at('habits', 'checkin'), { habitId: 'h2', date: '2024-12-01', status: 'done' })
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("fetch(...asV2Request(url, {");
  expect(files["a.mjs"]).toContain(
    `at('habits', 'skip').replace('/habits/skip', \`/habits/\${encodeURIComponent(habitId)}/logs/skip\`)`,
  );
});

test("`success` that is looked up by its name is written out where it is looked up", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const prop = (name) => (from) => from[name]
const ask = (path) => fetch(process.env.HABIT_API + '/api/v1' + path, { ${key} }).then((r) => r.json())
const reply = await ask('/habits')
if (prop('success')(reply)) console.log(prop('data')(reply).map(prop('title')))
console.log(prop('error')(reply))
`,
  });
  expect(confidences).toEqual(["review"]);
  expect(manual).toEqual(["error-to-error-object 1"]);
  expect(files["a.mjs"]).toContain("(from[name] ?? { success: !from.error }[name])");
});

test("a proxy that makes paths of the names it is asked for is followed", () => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const send = async (segments) => (await fetch([process.env.HABIT_API + '/api/v1', ...segments].join('/'), { ${key} })).json()
const api = new Proxy({}, { get: (_, name) => (...rest) => send([name, ...rest]) })
const { data: habits } = await api.habits()
console.log(habits.map((h) => h.title), (await api.areas()).data.map((area) => area.name))
console.log((await api.habits('h1')).data.title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("console.log(habits.map((h) => h.name)");
  expect(files["a.mjs"]).toContain("data.map((area) => area.name)");
  expect(files["a.mjs"]).toContain("(await api.habits('h1')).data.name");
});

test("a proxy around something stands for it", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const api = { async habits() { return (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()).data } }
const traced = new Proxy(api, { get(target, name) { console.log(String(name)); return Reflect.get(target, name) } })
console.log((await traced.habits()).map((h) => h.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("map((h) => h.name)");
});

test("a path that may have more pieces is known as far as it goes", () => {
  const { files, confidences } = migrated({
    "a.mjs": `const path = ['/api/v1', 'habits']
if (process.argv[2]) path.push(process.argv[2])
const { data } = await (await fetch(process.env.HABIT_API + path.join('/'), { ${key} })).json()
console.log(Array.isArray(data) ? data.map((h) => h.title) : data.title)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("['/api/v2', 'habits']");
  expect(files["a.mjs"]).toContain("map((h) => h.name)");
});

test("what is pushed once to the pieces of a path is the next piece, so that the call is not taken for another", () => {
  const { manual } = migrated({
    "a.mjs": `const send = (action, habitId) => {
  const segments = ['/api/v1', 'habits']
  segments.push(action)
  return fetch(process.env.HABIT_API + segments.join('/'), { method: 'POST', headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }, body: JSON.stringify({ habitId }) })
}
await send('checkin', 'h1')
`,
  });
  expect(manual).toEqual(["checkin-to-logs 6"]);
});

test("what a loop pushes to the pieces of a path is not the next piece alone", () => {
  const { files } = migrated({
    "a.mjs": `const pieces = ['/api/v1/habits']
for (const piece of ['h1', 'x']) pieces.push(piece)
const { data } = await (await fetch(process.env.HABIT_API + pieces.join('/'), { ${key} })).json()
console.log(data.title)
`,
  });
  expect(files["a.mjs"]).toContain("for (const piece of ['h1', 'x']) pieces.push(piece)");
});

test.each([
  ["a class", "class Card { constructor(habit) { this.habit = habit } }"],
  ["a constructor", "function Card(habit) { this.habit = habit }"],
])("what code puts into the prototype of %s is called on what is made of it", (_, declared) => {
  const { files, confidences } = migrated({
    "a.mjs": `${declared}
Card.prototype.label = function () { return this.habit.title }
Object.defineProperty(Card.prototype, 'days', { get() { return this.habit.streak } })
for (const name of ['id', 'frequency', 'target']) Object.defineProperty(Card.prototype, name, { get() { return this.habit[name] } })
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()
for (const card of data.map((each) => new Card(each))) console.log(card.label(), card.days, card.frequency, card.target)
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain("return this.habit.name }");
  expect(files["a.mjs"]).toContain("return this.habit.statistics.currentStreak }");
  expect(files["a.mjs"]).toContain("id: this.habit.id, frequency: this.habit.occurrence?.type");
  expect(files["a.mjs"]).toContain("card.frequency, card.target)");
});

test("layers around a client are put around it in their order, those that a call makes too", () => {
  const { confidences } = migrated({
    "a.mjs": `const timed = (log) => async (request, next) => { log.push(request.path); return next(request) }
const unwrap = async (request, next) => {
  const { success, data, error } = await (await next(request)).json()
  if (!success) throw new Error(error)
  return data
}
const keyed = (key) => (request, next) => next({ ...request, headers: { 'X-API-Key': key } })
const send = ({ path, ...init }) => fetch(process.env.HABIT_API + '/api/v1' + path, init)
const around = (layers) => layers.reduceRight((next, layer) => (request) => layer(request, next), send)
const client = around([timed([]), unwrap, keyed(process.env.KEY)])
for (const habit of await client({ path: '/habits' })) console.log(habit.title)
`,
  });
  expect(confidences).toEqual(["safe"]);
});

test("a piece of a path that is absent is none of what is joined behind `filter(Boolean)`", () => {
  const { files, manual } = migrated({
    "a.mjs": `const url = (id) => [process.env.HABIT_API, 'api/v1/habits', id].filter(Boolean).join('/')
const read = async (at) => (await (await fetch(at, { ${key} })).json()).data
for (const { id, title } of await read(url())) console.log(title, (await read(url(id))).streak)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("for (const { id, name: title } of");
  expect(files["a.mjs"]).toContain(").statistics.currentStreak)");
});

test.each([
  "setImmediate(done, null, data)",
  "process.nextTick(done, null, data)",
  "setTimeout(done, 5, null, data)",
])("what is called later is given what stands behind it: %s", (call) => {
  const { files } = migrated({
    "a.js": `function habits(done) {
  fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} }).then((res) => res.json()).then(({ data }) => { ${call} })
}
habits((err, list) => console.log(err || list.map((h) => h.title)))
`,
  });
  expect(files["a.js"]).toContain("list.map((h) => h.name)");
});

test("what a store of a run was given is found in it", () => {
  const { files } = migrated({
    "a.mjs": `import { AsyncLocalStorage } from 'node:async_hooks'
const storage = new AsyncLocalStorage()
const first = () => storage.getStore().habits[0].title
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()
console.log(storage.run({ habits: data }, first))
`,
  });
  expect(files["a.mjs"]).toContain("habits[0].name");
});
