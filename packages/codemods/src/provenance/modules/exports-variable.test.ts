import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const habits = `const all = () =>
  fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } }).then((r) => r.json()).then((j) => j.data)
module.exports = { all, each: (visit) => all().then((list) => list.forEach((habit) => visit(habit))) }
`;

test.each([
  "Object.assign(exports, require('./habits'))",
  "const habits = require('./habits')\nexports.each = habits.each",
])("what is put on `exports` after a function took its place is exported: %s", (rest) => {
  const { files } = migrated({
    "lib/habits.js": habits,
    "lib/films.js":
      "exports = module.exports = () => {}\nexports.each = (visit) => visit({ title: 'Ran' })\n",
    "lib/index.js": `exports = module.exports = function client() {}\n${rest}\n`,
    "main.js": `const habits = require('./lib')
const films = require('./lib/films')
habits.each(({ title }) => console.log(title))
films.each((film) => console.log(film.title))
`,
  });
  expect(files["main.js"]).toContain("habits.each(({ name: title }) => console.log(title))");
  expect(files["main.js"]).toContain("films.each((film) => console.log(film.title))");
});

test("what a module puts on an object of its own that it calls `exports` is not exported", () => {
  const { files } = migrated({
    "lib/habits.js": habits,
    "lib/index.js":
      "exports = {}\nexports.each = (visit) => visit({ title: 'Ran' })\nmodule.exports = require('./habits')\n",
    "main.js": "const { each } = require('./lib')\neach(({ title }) => console.log(title))\n",
  });
  expect(files["main.js"]).toContain("each(({ name: title }) => console.log(title))");
  expect(files["lib/index.js"]).toBeUndefined();
});
