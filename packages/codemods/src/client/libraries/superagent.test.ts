import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("an agent is followed behind all that says how it asks", () => {
  const { files, confidences } = migrated({
    "api.js": `const superagent = require('superagent')
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
