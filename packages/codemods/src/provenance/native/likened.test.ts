import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CLIENT = `export class Api {
  constructor(http) { this.http = http }
  rename(id, title) { return this.http.put('/api/v1/habits/' + id, { title }) }
}
`;
const MAIN = `import axios from 'axios'
import { Api } from './api'
const http = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': 'k' } })
await new Api(http).rename('h2', 'X')
`;

const suite = (library: string, equal: string) => `${library}
import { Api } from './api'
const fn = () => {
  const mock = (...args) => { mock.calls.push(args) }
  mock.calls = []
  return mock
}
const check = (actual) => ({
  wasCalledWith(...expected) { if (!actual.calls.some((call) => ${equal}(call, expected))) throw new Error('never') },
})
const put = fn()
await new Api({ put }).rename('a', 'New')
check(put).wasCalledWith('/api/v1/habits/a', { title: 'New' })
`;

test.each([
  ["import { isDeepStrictEqual } from 'node:util'", "isDeepStrictEqual"],
  ["import util from 'util'", "util.isDeepStrictEqual"],
  ["import equal from 'fast-deep-equal'", "equal"],
  ["import { dequal } from 'dequal'", "dequal"],
  ["import isEqual from 'lodash/isEqual'", "isEqual"],
  ["import _ from 'lodash'", "_.isEqual"],
  ["const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)", "same"],
])("what a program's own assertions hold to be equal is alike: %s", (library, equal) => {
  const { files, manual } = migrated({
    "api.js": CLIENT,
    "main.js": MAIN,
    "api.test.js": suite(library, equal),
  });
  expect(manual).toEqual([]);
  expect(files["api.test.js"]).toContain("With('/api/v2/habits/a', { name: 'New' })");
});

test("what never met the service is like nothing of it", () => {
  const text =
    "import { isDeepStrictEqual } from 'node:util'\nconsole.log(isDeepStrictEqual({ title: 'a' }, { title: 'b' }))";
  const { files } = migrated({ "api.js": CLIENT, "main.js": MAIN, "own.js": text });
  expect(files["own.js"]).toBeUndefined();
});
