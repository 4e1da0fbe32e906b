import { expect, test } from "vitest";
import { expressionOf } from "./regular-expression.ts";

test.each([
  ["/^https?:\\/\\//gi", "i"],
  ["/\\/habits(?:\\/[^/?#]+)?(\\?.*)?$/", ""],
  ["/^(?:get|post) [(+*]+\\((?<id>\\w)\\)/u", "u"],
])("%s is tried", (literal, flags) => {
  expect(expressionOf(literal)).toMatchObject({ flags });
});

test.each([
  ["a repeated group with a quantifier", "/^(\\/?[a-z0-9]+)+$/"],
  ["a repeated group with a choice", "/^(?:\\w|a)*$/"],
  ["a repeated group with a quantifier deep in it", "/^((?:x(a+))y){2,}$/"],
  ["repetitions that give way to each other", "/.*.*.*.*.*=/"],
  ["what is no expression", "/(/"],
])("%s is not", (_what, literal) => {
  expect(expressionOf(literal)).toBeNull();
});
