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

test("what each of the promises of `any` is rejected with stands in the error that it is rejected with", () => {
  const { files, confidences, manual } = migrated({
    "load.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const load = async (id) => {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers })
  const body = await res.json()
  if (!body.success) throw body
  return body.data
}
const any = (...ids) => Promise.any(ids.map(load))
any('h1', 'h2').then((habit) => console.log(habit.title), ({ errors }) => {
  for (const each of errors) console.log(each.error, each.success)
})
any('h3').catch(({ errors: [{ error }] }) => console.log(error))
const told = new AggregateError([await load('h1')], 'seen')
console.log(told.message.title, told.errors[0].title)
`,
  });
  expect({ confidences: [...new Set(confidences)], manual }).toEqual({
    confidences: ["safe"],
    manual: [],
  });
  expect(files["load.mjs"]).toContain("(habit) => console.log(habit.name)");
  expect(files["load.mjs"]).toContain("console.log(each.error?.message ?? null, !each.error)");
  expect(files["load.mjs"]).toContain(
    "catch(({ errors: [{ error }] }) => console.log(error?.message ?? null))",
  );
  expect(files["load.mjs"]).toContain("console.log(told.message.title, told.errors[0].name)");
});
