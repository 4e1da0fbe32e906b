import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const create = (
  input: string,
) => `const headers = { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' }
const create = async (input) => {
  const init = { method: 'POST', headers, body: JSON.stringify(Habit.parse(input)) }
  return (await (await fetch(process.env.HABIT_API + '/api/v1/habits', init)).json()).data.title
}
create(${input}).then(console.log)
`;

test.each([
  "const { z } = require('zod')",
  "const z = require('zod')",
  "const z = require('zod').z",
  "const { z: z } = require('zod')",
])("schemas of a library that is required are read: %s", (library) => {
  const { files, confidences, manual } = migrated({
    "a.js": `${library}
const Habit = z.object({ title: z.string(), target: z.number() })
const Book = z.object({ title: z.string() })
${create("{ title: 'Tea', target: 3 }")}console.log(Book.parse({ title: 'Emma' }).title)
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.js"]).toContain("const Habit = z.object({ name: z.string(), goals: z.array(");
  expect(files["a.js"]).toContain("const Book = z.object({ title: z.string() })");
});

test.each([
  ["module.exports = { Habit, Book }", "const { Habit, Book } = require('./schemas')"],
  ["exports.Habit = Habit\nexports.Book = Book", "const { Habit, Book } = require('./schemas')"],
  ["module.exports = Habit", "const Habit = require('./schemas')"],
])("and so are those that a file of the program exports: %s", (exported, taken) => {
  const { files, confidences, manual } = migrated({
    "schemas.js": `const { z } = require('zod')
const Habit = z.object({ title: z.string(), target: z.number() })
const Book = z.object({ title: z.string() })
${exported}
`,
    "a.js": `${taken}\n${create("{ title: 'Tea', target: 3 }")}`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["schemas.js"]).toContain(
    "const Habit = z.object({ name: z.string(), goals: z.array(",
  );
  expect(files["schemas.js"]).toContain("const Book = z.object({ title: z.string() })");
});
