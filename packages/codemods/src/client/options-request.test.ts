import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const ofetch = (hook: string) => `import { ofetch } from 'ofetch'
const api = ofetch.create({
  baseURL: process.env.HABIT_API + '/api/v1',
  headers: { 'X-API-Key': process.env.KEY },
  ${hook}
})
`;

test("what a hook puts in place of the parsed body is what the call gives", () => {
  const hook = `onResponse({ response }) {
    if (response._data?.success) response._data = response._data.data
  },`;
  const { files, manual } = migrated({
    "a.mjs": `${ofetch(hook)}const list = await api('/habits')
console.log(list.map((habit) => habit.title))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("list.map((habit) => habit.name)");
});

test("a hook for what is refused is given the error as it came, whatever another puts in place of the rest", () => {
  const hooks = `onResponse({ response }) {
    if (response._data.success) response._data = response._data.data
  },
  onResponseError({ response }) {
    throw new Error(response._data.error)
  },`;
  const { files, manual } = migrated({
    "a.mjs": `${ofetch(hooks)}for (const habit of await api('/habits')) console.log(habit.title)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("new Error(response._data.error?.message ?? null)");
  expect(files["a.mjs"]).toContain("console.log(habit.name)");
});

test("a hook that puts an own object there leaves its names", () => {
  const hook = `onResponse({ response }) {
    response._data = { title: 'all', items: response._data.data }
  },`;
  const { files } = migrated({
    "a.mjs": `${ofetch(hook)}const found = await api('/habits')
console.log(found.title, found.items[0].title)
`,
  });
  expect(files["a.mjs"]).toContain("found.title, found.items[0].name");
});

test("got gives what a hook puts into the body where it gives the body alone", () => {
  const { files, manual } = migrated({
    "a.mjs": `import got from 'got'
const api = got.extend({
  prefixUrl: process.env.HABIT_API + '/api/v1',
  headers: { 'x-api-key': process.env.KEY },
  responseType: 'json',
  resolveBodyOnly: true,
  hooks: { afterResponse: [(response) => { response.body = response.body.data; return response }] },
})
const list = await api('habits')
console.log(list.map((habit) => habit.title))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("list.map((habit) => habit.name)");
});

test("an answer that a hook of ky makes goes in the place of the one that came", () => {
  const { files, manual } = migrated({
    "a.mjs": `import ky from 'ky'
const api = ky.create({
  prefixUrl: process.env.HABIT_API + '/api/v1',
  headers: { 'X-API-Key': process.env.KEY },
  hooks: {
    afterResponse: [
      async (request, options, response) => {
        if (!response.ok) return response
        const { data } = await response.json()
        return new Response(JSON.stringify(data), response)
      },
    ],
  },
})
const books = ky.create({ hooks: { afterResponse: [async () => Response.json([{ title: 'Emma' }])] } })
const list = await api.get('habits').json()
console.log(list.map((habit) => habit.title))
console.log((await books.get('https://books.example/').json()).map((book) => book.title))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("list.map((habit) => habit.name)");
  expect(files["a.mjs"]).toContain("(book) => book.title");
});

test("an answer that a hook of ky makes in place of a request keeps its names, and is read beside those of v2", () => {
  const { files, confidences } = migrated({
    "a.mjs": `import ky from 'ky'
const kept = { success: true, data: { title: 'Run' }, error: null }
const api = ky.create({
  prefixUrl: process.env.HABIT_API + '/api/v1',
  headers: { 'X-API-Key': process.env.KEY },
  hooks: { beforeRequest: [() => { if (process.env.OFFLINE) return new Response(JSON.stringify(kept)) }] },
})
const films = ky.create({ hooks: { beforeRequest: [() => new Response(JSON.stringify(kept))] } })
const reply = await api.get('habits/h1').json()
if (reply.success) console.log(reply.data.title)
console.log((await films.get('https://films.example/').json()).data.title)
`,
  });
  expect(confidences).not.toContain("safe");
  expect(files["a.mjs"]).toContain(
    "const kept = { success: true, data: { title: 'Run' }, error: null }",
  );
  expect(files["a.mjs"]).toContain("console.log((reply.data.title ?? reply.data.name))");
  expect(files["a.mjs"]).toContain("films.get('https://films.example/').json()).data.title");
});
