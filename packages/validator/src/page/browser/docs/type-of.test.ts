import { expect, test } from "vitest";
import { membersOf, typeOf } from "./type-of.ts";

test.each([
  [{ type: "string" }, ["string"]],
  [{ type: "string", format: "date" }, ["string (date)"]],
  [{ type: ["string", "null"] }, ["string or null"]],
  [{ type: "integer", minimum: 1, maximum: 9 }, ["integer from 1 to 9"]],
  [{ enum: ["v1", 2] }, ['"v1" | 2']],
  [{ const: true }, ["true"]],
  [{ $ref: "#/components/schemas/Verdict" }, [{ schema: "Verdict" }]],
  [
    { anyOf: [{ type: "array", items: { $ref: "#/components/schemas/X" } }, { type: "null" }] },
    ["array of ", { schema: "X" }, " or ", "null"],
  ],
  [{}, ["anything"]],
])("the type of %j", (schema, expected) => {
  expect(typeOf(schema)).toEqual(expected);
});

test("members say whether they are required", () => {
  const members = membersOf({ properties: { a: {}, b: {} }, required: ["b"] });
  expect(members.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["a", false],
    ["b", true],
  ]);
});
