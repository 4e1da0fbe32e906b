import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const feed = (inherit: string) => `const { EventEmitter } = require('node:events')
const { inherits } = require('util')
function Feed() { EventEmitter.call(this) }
${inherit}
Feed.prototype.start = async function () {
  const answer = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { data } = await answer.json()
  for (const habit of data) this.emit('habit', habit)
}
const feed = new Feed()
feed.on('habit', (habit) => console.log(habit.title))
feed.start()
`;

test.each([
  "inherits(Feed, EventEmitter)",
  "Feed.prototype = Object.create(EventEmitter.prototype)",
])("listeners of an emitter of old style hear what it emits: %s", (inherit) => {
  expect(migrated({ "a.cjs": feed(inherit) }).files["a.cjs"]).toContain("habit.name");
});

test.each([
  ["declared as tuples", "Events[K]"],
  ["of which nothing is said", "any[]"],
])("listeners hear each of the values that a wrapper hands on, %s", (_, sent) => {
  const code = `import { EventEmitter } from 'node:events'
interface Habit { title: string }
interface Events { one: [habit: Habit]; changed: [before: Habit, after: Habit] }
class Bus {
  private emitter = new EventEmitter()
  on<K extends keyof Events>(name: K, listener: (...args: Events[K]) => void) {
    this.emitter.on(name, listener as (...args: unknown[]) => void)
  }
  emit<K extends keyof Events>(name: K, ...args: ${sent}) {
    this.emitter.emit(name, ...args)
  }
}
const ask = async (id: string) =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })).json()).data
const bus = new Bus()
bus.on('changed', (before, after) => console.log(before.title, after.title))
bus.emit('changed', await ask('h1'), await ask('h2'))
`;
  expect(migrated({ "a.ts": code }).files["a.ts"]).toContain("before.name, after.name");
});

test("listeners hear what is sent out of a list of which nobody knows the places", () => {
  const code = `const { EventEmitter } = require('node:events')
const bus = new EventEmitter()
const ask = async () =>
  (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
bus.on('two', (first, second) => console.log(first.title, second.title))
ask().then((habits) => bus.emit('two', ...habits.slice(0, 2)))
`;
  expect(migrated({ "a.cjs": code }).files["a.cjs"]).toContain("first.name, second.name");
});

test("what is sent with an event is what one iterates over, and what others send keeps its names", () => {
  const { files, manual } = migrated({
    "watch.mjs": `import { EventEmitter, on } from 'node:events'
const source = new EventEmitter()
const shelf = new EventEmitter()
const events = on(source, 'habit')
const books = on(shelf, 'book')
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })).json()
for (const habit of data) source.emit('habit', habit)
shelf.emit('book', { title: 'Emma' })
for await (const [habit] of events) console.log(habit.title)
for await (const [book] of books) console.log(book.title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["watch.mjs"]).toContain("console.log(habit.name)");
  expect(files["watch.mjs"]).toContain("console.log(book.title)");
});

test("listeners hear events whose names only a run tells whole, and no others", () => {
  const { files, manual } = migrated({
    "a.mjs": `import { EventEmitter } from 'node:events'
const bus = new EventEmitter()
const load = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
bus.on('habit:h1', (habit) => console.log(habit.title))
bus.on('book:b1', (book) => console.log(book.title))
const watch = (id) => bus.once(\`habit:\${id}:seen\`, (seen) => console.log(seen.title))
for (const id of process.argv) watch(id)
for (const habit of await load()) {
  bus.emit('habit:' + habit.id, habit)
  bus.emit('habit:h1:seen', habit)
}
bus.emit(\`book:\${process.argv[2]}\`, { title: 'Emma' })
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("(habit) => console.log(habit.name)");
  expect(files["a.mjs"]).toContain("(seen) => console.log(seen.name)");
  expect(files["a.mjs"]).toContain("(book) => console.log(book.title)");
});

test("listeners of a target of events hear no others beside those of a type that only a run tells", () => {
  const { files, manual, confidences } = migrated({
    "a.mjs": `const target = new EventTarget()
const tell = (type, detail) => target.dispatchEvent(new CustomEvent(type, { detail }))
target.addEventListener('habit', (event) => console.log(event.detail.title))
target.addEventListener('film', (event) => console.log(event.detail.title))
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })).json()
tell('habit', data)
tell('film', { title: 'Ran' })
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toMatch(/detail\.name.*\n.*detail\.title/);
});

test("what sends an event is its target, and no element is", () => {
  const { files, manual, confidences } = migrated({
    "a.mjs": `class Store extends EventTarget {
  habits = []
  async load() {
    this.habits = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
    this.dispatchEvent(new Event('change'))
  }
}
const store = new Store()
store.addEventListener('change', ({ target }) => console.log(target.habits.map((habit) => habit.title)))
document.body.addEventListener('change', ({ target }) => console.log(target.title))
await store.load()
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.mjs"]).toMatch(/habit\.name.*\n.*target\.title/);
});

test("who calls the listeners of an event by itself sends it", () => {
  const { files, confidences } = migrated({
    "bus.mjs": `import { EventEmitter } from 'node:events'
class Bus extends EventEmitter {
  async emitAsync(name, payload) {
    for (const listener of this.listeners(name)) await listener(payload)
  }
}
const bus = new Bus()
bus.on('habit', ({ title }) => console.log(title))
bus.on('film', ({ title }) => console.log(title))
const answer = await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
await bus.emitAsync('habit', (await answer.json()).data)
await bus.emitAsync('film', { title: 'Up' })
`,
  });
  expect(files["bus.mjs"]).toContain("bus.on('habit', ({ name: title }) =>");
  expect(files["bus.mjs"]).toContain("bus.on('film', ({ title }) =>");
  expect(confidences).toEqual(["safe"]);
});
