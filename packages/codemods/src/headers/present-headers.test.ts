import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const REQUIRED =
  "{ 'X-API-Version': '2', 'X-Client-Version': '1.0.0', 'X-Request-ID': crypto.randomUUID() }";
const after = (headers: string) =>
  migrated({
    "a.mjs": `const isNew = process.env.NEW === '1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, ${headers} }
await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })
`,
  }).files["a.mjs"];

test.each([`...(isNew ? ${REQUIRED} : {})`, `...(isNew && ${REQUIRED})`])(
  "headers that are there as the case may be are added: %s",
  (headers) => {
    expect(after(headers)).toContain("{ headers: { ...headers, 'X-API-Version'");
  },
);

test.each([`...${REQUIRED}`, `...(isNew ? ${REQUIRED} : ${REQUIRED})`])(
  "headers that are there in any case are not: %s",
  (headers) => {
    expect(after(headers)).toContain("/api/v2/habits', { headers })");
  },
);

test("requests that pass through many functions which copy them are looked through once", () => {
  const { confidences, files } = migrated({
    "a.mjs": `const compose = (...all) => (last) => all.reduceRight((next, each) => each(next), last)
const key = (name, value) => (next) => (request) => next({ ...request, headers: { ...request.headers, [name]: value } })
const json = (next) => (request) => next({ ...request, headers: { ...request.headers, 'Content-Type': 'application/json' } })
const accept = (next) => (request) => next({ ...request, headers: { ...request.headers, Accept: 'application/json' } })
const plain = (next) => (request) => next({ ...request })
const send = async ({ method, path, headers, body }) => (await fetch(process.env.HABIT_API + path, { method, headers, body: JSON.stringify(body) })).json()
const handle = compose(key('X-API-Key', 'k'), key('X-App', 'a'), json, accept, plain)(send)
console.log((await handle({ method: 'GET', path: '/api/v1/habits', headers: {} })).data.map((habit) => habit.title))
console.log((await handle({ method: 'GET', path: '/api/v1/habits/h1', headers: {} })).data.title)
`,
  });
  expect(confidences).not.toEqual([]);
  expect(files["a.mjs"]).toContain("data.map((habit) => habit.name)");
}, 30_000);
