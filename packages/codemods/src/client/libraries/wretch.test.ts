import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a chain that catches the failures of all its calls is followed", () => {
  const { files, confidences, manual } = migrated({
    "api.mjs": `import wretch from 'wretch'
const api = wretch(process.env.HABIT_API + '/api/v1')
  .headers({ 'X-API-Key': process.env.KEY })
  .catcher(404, (error) => { throw new Error(JSON.parse(error.text).error) })
  .catcherFallback((error) => {
    const body = error.text ? JSON.parse(error.text) : {}
    throw new Error(body.error ?? error.message)
  })
const books = wretch('https://books.example/api/v1').catcherFallback((error) => { throw new Error(JSON.parse(error.text).error) })
export const list = () => api.get('/habits').json(({ data }) => data.map((h) => h.title))
export const shelves = () => books.get('/habits').json(({ data }) => data.map((b) => b.title))
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["api.mjs"]).toContain(
    ".catcher(404, (error) => { throw new Error(JSON.parse(error.text).error?.message ?? null) })",
  );
  expect(files["api.mjs"]).toContain("body.error?.message ?? error.message");
  expect(files["api.mjs"]).toContain(
    "v1').catcherFallback((error) => { throw new Error(JSON.parse(error.text).error) })",
  );
  expect(files["api.mjs"]).toContain("data.map((h) => h.name)");
  expect(files["api.mjs"]).toContain("data.map((b) => b.title)");
});

test("what a chain reads all its answers with gives what its verbs do", () => {
  const { files, confidences, manual } = migrated({
    "api.mjs": `import wretch from 'wretch'
const api = wretch(process.env.HABIT_API + '/api/v1')
  .defer((chain, url) => chain.headers({ 'X-API-Key': process.env.KEY, 'X-From': url }))
  .resolve((answer) => answer.notFound(() => null).json((body) => body.data))
const books = wretch('https://books.example/api/v1').resolve((answer) => answer.json((body) => body.data))
export const list = async () => (await api.get('/habits')).map((h) => h.title)
export const shelves = async () => (await books.get('/habits')).map((b) => b.title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["api.mjs"]).toContain("(await api.headers({");
  expect(files["api.mjs"]).toContain(".map((h) => h.name)");
  expect(files["api.mjs"]).toContain(".map((b) => b.title)");
});
