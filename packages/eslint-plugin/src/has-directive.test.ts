import { expect, test } from "vitest";
import { hasDirective } from "./has-directive.ts";

test.each([
  ["of one of its rules", "// eslint-disable-next-line habitshift/title-to-name", true],
  ["of its rules among others", "/* eslint-disable no-var, habitshift/habits-moved */", true],
  ["of all rules", "/* eslint-disable */", true],
  ["of all rules of a line, with a reason", "a(); // eslint-disable-line -- generated", true],
  ["in a template", "<!-- eslint-disable habitshift/title-to-name -->", true],
  ["of other rules", "// eslint-disable-next-line no-var", false],
  [
    "of other rules, with a reason that names it",
    "/* eslint-disable no-var -- habitshift/x */",
    false,
  ],
  ["of none", "const habitshift = 1;", false],
])("a comment %s", (_, text, expected) => {
  expect(hasDirective(text, "habitshift")).toBe(expected);
});
