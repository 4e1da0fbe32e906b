import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("an agent is followed behind all that says how it asks", () => {
  const { files, confidences } = migrated({
    "api.js": `const superagent = require('superagent')
const key = (req) => req.set('X-API-Key', process.env.KEY)
const agent = superagent.agent().set('X-API-Key', process.env.KEY).accept('json').retry(2).timeout(500)
const books = superagent.agent().type('json').ok(() => true)
exports.titles = () => agent.get(process.env.HABIT_API + '/api/v1/habits').then((res) => res.body.data.map((h) => h.title))
exports.books = () => books.get('https://books.example/shelves').then((res) => res.body.data.map((b) => b.title))
`,
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["api.js"]).toContain("/api/v2/habits').set({ ");
  expect(files["api.js"]).toContain("res.body.data.map((h) => h.name)");
  expect(files["api.js"]).toContain("res.body.data.map((b) => b.title)");
});

test("a plugin of the program's own says where the requests of an agent go", () => {
  const { files, confidences, manual } = migrated({
    "api.js": `const superagent = require('superagent')
const prefix = (base) => (req) => {
  if (req.url[0] === '/') req.url = base + req.url
  return req
}
const key = (req) => req.set('X-API-Key', process.env.KEY)
const agent = superagent.agent().set('X-API-Key', process.env.KEY).use(prefix(process.env.HABIT_API + '/api/v1'))
const books = superagent.agent().use(prefix('https://books.example/api/v1'))
exports.titles = () => agent.get('/habits').then((res) => res.body.data.map((h) => h.title))
exports.done = (id, date) => agent.post('/habits/checkin').send({ habitId: id, date, status: 'done' })
exports.books = () => books.get('/habits').then((res) => res.body.data.map((b) => b.title))
exports.one = (id) => superagent.get('/habits/' + id).use(key).use(prefix(process.env.HABIT_API + '/api/v1')).then((res) => res.body.data.title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["api.js"]).toContain("process.env.HABIT_API + '/api/v2'))\nconst books");
  expect(files["api.js"]).toContain("https://books.example/api/v1");
  expect(files["api.js"]).toContain("res.body.data.map((h) => h.name)");
  expect(files["api.js"]).toContain("res.body.data.map((b) => b.title)");
  expect(files["api.js"]).toContain("then((res) => res.body.data.name)");
});
