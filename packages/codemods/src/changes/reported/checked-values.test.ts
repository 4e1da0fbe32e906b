import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const SCHEMA = "{ type: 'object', required: ['title'], properties: { title: { type: 'string' } } }";

/** What is left to a person of code that has something checked, and how sure the rest is. */
const checked = (before: string, check: string, beside = {}) => {
  const { manual, confidences } = migrated({
    ...beside,
    "a.mjs": `${before}
const reply = await (await fetch(process.env.HABIT_API + '/api/v1/habits/a', { headers: { 'X-API-Key': 'k' } })).json()
const book = { title: 'Emma' }
if (${check}) console.log(reply.data.title)
`,
  });
  return { manual, confidences };
};

test.each([
  [`import Ajv from 'ajv'\nconst validate = new Ajv().compile(${SCHEMA})`, "validate(reply.data)"],
  [`import Ajv from 'ajv/dist/2020.js'\nconst ajv = new Ajv()`, `ajv.validate(${SCHEMA}, reply)`],
  [
    `import Joi from 'joi'\nconst habit = Joi.object({ title: Joi.string() })`,
    "!habit.validate(reply.data).error",
  ],
  [
    `import { is, object, string } from 'superstruct'\nconst Habit = object({ title: string() })`,
    "is(reply.data, Habit)",
  ],
])("what is checked by a description that is not read is left to a person: %s", (before, check) => {
  const { manual, confidences } = checked(before, check);
  expect(manual).toHaveLength(1);
  expect(confidences).toEqual(["review"]);
});

test("so it is where the check is imported", () => {
  const beside = {
    "schemas.mjs": `import Ajv from 'ajv'\nexport const isHabit = new Ajv().compile(${SCHEMA})\n`,
  };
  const { confidences } = checked(
    "import { isHabit } from './schemas.mjs'",
    "isHabit(reply.data)",
    beside,
  );
  expect(confidences).toEqual(["review"]);
});

test("what is the program's own may be checked", () => {
  const before = `import Ajv from 'ajv'\nconst validate = new Ajv().compile(${SCHEMA})`;
  expect(checked(before, "validate(book)")).toEqual({ manual: [], confidences: ["safe"] });
});
