import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const KEY = "{ 'X-API-Key': process.env.KEY }";
const TITLES = `async function titles(base, headers) {
  const { data } = await (await fetch(base + '/api/v1/habits', { headers })).json()
  return data.map((habit) => habit.title)
}
`;
const SERVER = `import http from 'node:http'
const server = http.createServer((req, res) => res.end(JSON.stringify({ data: [{ title: 'Tunic' }] }))).listen(0)
`;
const confidencesOf = (code: string, path = "a.mjs") => migrated({ [path]: code }).confidences;

test.each([
  [
    "a server of the program's own",
    `${SERVER}const other = \`http://127.0.0.1:\${server.address().port}\``,
  ],
  [
    "one whose address is put together",
    `${SERVER}const other = 'http://127.0.0.1:' + server.address().port`,
  ],
  ["a host of its own", "const other = 'https://robes.example.com'"],
])("code that calls %s, too, is worth a look", (_, other) => {
  const loop = `for (const [base, headers] of [[other, {}], [process.env.HABIT_API, ${KEY}]]) {
  const { data } = await (await fetch(base + '/api/v1/habits', { headers })).json()
  console.log(data.map((habit) => habit.title))
}`;
  const calls = `console.log(await titles(other, ${KEY}), await titles(process.env.HABIT_API, ${KEY}))`;
  expect(confidencesOf(`${other}\n${loop}`)).toEqual(["review"]);
  expect(confidencesOf(`${other}\n${TITLES}${calls}`)).toEqual(["review"]);
});

test.each([
  "const base = process.env.HABIT_API ?? LOCAL",
  "const base = process.env.NODE_ENV === 'test' ? LOCAL : process.env.HABIT_API",
  "let base = process.env.HABIT_API\nif (!base) base = LOCAL",
])("a constant that an address falls back to is no other host: %s", (base) => {
  const code = `const LOCAL = 'https://sandbox.example.org'\n${base}\n${TITLES}console.log(await titles(base, ${KEY}))`;
  expect(confidencesOf(code)).toEqual(["safe"]);
});

const tried = (path: string, host: string, beside = "") =>
  migrated({
    "titles.mjs": `export ${TITLES}`,
    "main.mjs": `import { titles } from './titles.mjs'\nconsole.log(await titles(process.env.HABIT_API, ${KEY}))`,
    [path]: `import { titles } from './titles.mjs'\n${beside}\nconsole.log(await titles('${host}', ${KEY}))`,
  }).confidences;
const MOCK = `import nock from 'nock'
nock('http://habits.nock').get('/api/v1/habits').reply(200, { success: true, data: [{ title: 'Run' }], error: null })`;

test("the host that tests give to the code that calls the service is no other one", () => {
  expect(tried("titles.test.mjs", "http://habits.test")).toEqual(["safe"]);
  expect(tried("others.mjs", "http://habits.test")).toEqual(["review"]);
});

test("a host beside a mock of the service is no other one", () => {
  expect(tried("try.mjs", "http://habits.nock", MOCK)).toEqual(["safe"]);
  expect(tried("try.mjs", "http://habits.nock", "// no mock")).toEqual(["review"]);
});

test("a host of a name that is kept for tests may stand in for any", () => {
  const calls = `console.log(await titles('http://test', ${KEY}), await titles(process.env.HABIT_API, ${KEY}))`;
  expect(confidencesOf(`${TITLES}${calls}`)).toEqual(["safe"]);
});

const given = (send: string) =>
  confidencesOf(`class Tracker {
  constructor({ base, fetch = globalThis.fetch }) {
    this.base = base
    this.fetch = fetch
  }
  async request(path, init = {}) {
    const { data } = await (await this.fetch(this.base + '/api/v1' + path, { ...init, headers: ${KEY} })).json()
    return data
  }
  async titles() {
    return (await this.request('/habits')).map((habit) => habit.title)
  }
}
function fake(replies) {
  const calls = []
  const fetch = ${send}
  return { fetch, calls }
}
const trackerWith = (...replies) => {
  const { fetch, calls } = fake(replies)
  return { tracker: new Tracker({ base: 'https://habits.fake', fetch }), calls }
}
console.log(await trackerWith({ success: true, data: [{ title: 'Run' }], error: null }).tracker.titles())
console.log(await new Tracker({ base: process.env.HABIT_API }).titles())`);

test("a host that is given with what answers for it is no other one", () => {
  const send = "async (url) => { calls.push(url); return { json: async () => replies.shift() } }";
  expect(given(send)).toEqual(["safe"]);
});

test("a host that is given with what sends in another way is another one", () => {
  const send =
    "(url, init) => { calls.push(url); return fetch(url, { ...init, cache: 'no-store' }) }";
  expect(given(send.replace("fetch(", "globalThis.fetch("))).toEqual(["review"]);
});
