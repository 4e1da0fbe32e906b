import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const container = `class Container {
  constructor() {
    this.made = new Map()
    this.services = new Proxy(this, { get: (own, name) => own.resolve(name) })
  }
  register(name, make) {
    this.made.set(name, make)
  }
  resolve(name) {
    return this.made.get(name)(this.services)
  }
}
const container = new Container()
`;

test("a container finds the services that its proxy is asked for by name", () => {
  const { files, confidences, manual } = migrated({
    "a.js": `${container}container.register('http', () => ({
  get: async (path) => (await fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json(),
}))
container.register('films', () => ({ best: () => [{ title: 'Heat' }] }))
container.register('coach', ({ films, http }) => ({
  async run() {
    const { data } = await http.get('/api/v1/habits')
    return data.map((habit) => habit.title).concat(films.best().map((film) => film.title))
  },
}))
container.resolve('coach').run().then(console.log)
`,
  });
  expect(files["a.js"]).toContain("http.get('/api/v2/habits')");
  expect(files["a.js"]).toContain(
    "data.map((habit) => habit.name).concat(films.best().map((film) => film.title))",
  );
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

test("what the target of a proxy has itself is no question to its trap", () => {
  const { files, confidences } = migrated({
    "a.js": `class Api {
  async all() {
    return (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data
  }
}
const films = { all: async () => [{ title: 'Heat' }] }
const api = new Proxy(new Api(), { get: (own, name) => (name in own ? own[name].bind(own) : films[name]) })
api.all().then((habits) => console.log(habits.map((habit) => habit.title)))
films.all().then((found) => console.log(found.map((film) => film.title)))
`,
  });
  expect(files["a.js"]).toContain("habits.map((habit) => habit.name)");
  expect(files["a.js"]).toContain("found.map((film) => film.title)");
  expect(confidences).toEqual(["safe"]);
});

test.each([
  ["a list of its words", "['get', 'put'].includes(name)"],
  ["each word", "name === 'get' || name === 'put'"],
])("a proxy that makes paths of names tells the methods from them by %s", (_, asked) => {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const send = async (method, parts, body) => (await fetch(process.env.HABIT_API + '/api/v1/' + parts.join('/'), {
  method: method.toUpperCase(), headers: { 'X-API-Key': 'k' }, body: body && JSON.stringify(body),
})).json()
const node = (parts) => new Proxy(function () {}, {
  get: (_, name) => (${asked} ? (body) => send(name, parts, body) : node([...parts, name])),
  apply: (_, __, args) => node([...parts, ...args]),
})
const api = node([])
const { success, data } = await api.habits.get()
console.log(success, data.map((habit) => habit.title))
await api.habits('h1').put({ title: 'Run' })
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toContain("data.map((habit) => habit.name)");
  expect(files["a.mjs"]).toContain("put({ name: 'Run' })");
});
