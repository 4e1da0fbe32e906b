import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what a promise of `withResolvers` is settled with elsewhere comes out of it", () => {
  const { files, confidences, manual } = migrated({
    "loader.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers })).json()).data
const waiting = new Map()
const load = (id) => {
  if (!waiting.has(id)) waiting.set(id, Promise.withResolvers())
  return waiting.get(id).promise
}
const flush = async () => {
  for (const [id, slot] of waiting) slot.resolve(await get('/habits/' + id))
}
const books = Promise.withResolvers()
books.resolve({ title: 'Emma' })
load('h1').then((habit) => console.log(habit.title))
books.promise.then((book) => console.log(book.title))
await flush()
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["loader.mjs"]).toContain("(habit) => console.log(habit.name)");
  expect(files["loader.mjs"]).toContain("(book) => console.log(book.title)");
});

test.each(["!waiting.size", "waiting.size === 0"])(
  "what runs only while nothing is waiting is followed, though something waits in the end: %s",
  (nothing) => {
    const { files, confidences, manual } = migrated({
      "loader.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const get = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers })).json()).data
const waiting = new Map()
const load = (id) => new Promise((resolve) => {
  if (${nothing}) queueMicrotask(flush)
  waiting.set(id, { resolve, book: { title: 'Emma' } })
})
const flush = async () => {
  const entries = [...waiting]
  waiting.clear()
  for (const [id, { resolve, book }] of entries) {
    console.log(book.title)
    resolve(await get('/habits/' + id))
  }
}
console.log((await load('h1')).title)
`,
    });
    expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
    expect(files["loader.mjs"]).toContain("(await load('h1')).name");
    expect(files["loader.mjs"]).toContain("console.log(book.title)");
  },
);
