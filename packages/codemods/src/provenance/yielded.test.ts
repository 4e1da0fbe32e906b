import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const api = `const headers = { 'X-API-Key': process.env.KEY }
const api = (path) => fetch(process.env.HABIT_API + '/api/v1' + path, { headers }).then((res) => res.json())
`;

const runner = `async function run(generator) {
  let step = generator.next()
  while (!step.done) step = generator.next(await step.value)
  return step.value
}
`;

test("what a runner sends back is what was yielded there, through another generator, too", () => {
  const { files, confidences, manual } = migrated({
    "main.mjs": `${api}${runner}const books = async () => [{ title: 'Emma' }]
function* one(id) {
  const { data: habit } = yield api('/habits/' + id)
  return habit.title
}
function* main() {
  const { data: list } = yield api('/habits')
  const [book] = yield books()
  const titles = list.map((each) => each.title)
  for (const { id } of list) titles.push(yield* one(id))
  return titles.concat(book.title)
}
console.log(await run(main()))
`,
  });
  const after = String(files["main.mjs"]);
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(after).toContain("return habit.name");
  expect(after).toContain("each.name");
  expect(after).toContain("titles.concat(book.title)");
});

test("what is sent without having been yielded comes to each place that yields", () => {
  const { files } = migrated({
    "main.mjs": `${api}function* lines() {
  const first = yield 'ready'
  const second = yield first.title
  yield second.title
}
const { data } = await api('/habits')
const steps = lines()
steps.next()
for (const habit of data) console.log(steps.next(habit).value)
`,
  });
  expect(files["main.mjs"]).toContain("yield first.name");
  expect(files["main.mjs"]).toContain("yield second.name");
});

test("what a promise that is yielded is rejected with is thrown there", () => {
  const { files, confidences } = migrated({
    "main.mjs": `import axios from 'axios'
${runner}const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.KEY } })
function* main(id) {
  try {
    const res = yield http.get('/habits/' + id)
    return res.data.data.title
  } catch (e) {
    return e.response.data.error
  }
}
console.log(await run(main('h1')))
`,
  });
  const after = String(files["main.mjs"]);
  expect(confidences).toEqual(["safe"]);
  expect(after).toContain("return res.data.data.name");
  expect(after).toContain("return e.response.data.error?.message ?? null");
});
