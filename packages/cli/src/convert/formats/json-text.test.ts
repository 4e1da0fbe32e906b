import { expect, test } from "vitest";
import { readJsonText } from "./json-text.ts";

const rewritten = (text: string) => {
  const { value, write } = readJsonText(text);
  return write(value);
};

test.each([
  ["compact", '{"a":1,"b":[1,2,{}],"c":{}}'],
  ["spaced", '{"a": 1, "b": [1, 2, {"c": "x, \\n }"}], "d": {}, "e": []}'],
  ["a spaced list", '[{"a": 1}, {"a": 2}]'],
  ["two spaces", '{\n  "a": 1,\n  "b": [\n    1\n  ]\n}'],
  ["four spaces and an end", '[\n    {\n        "a": 1\n    }\n]\n'],
  ["tabs and CRLF", '{\r\n\t"a": "x\\ny"\r\n}\r\n'],
  ["no members", "{}"],
  ["a number", " 9007199254740993\n"],
  ["numbers that no double holds", '{"a":9007199254740993,"b":[1e400]}'],
  ["exact numbers, indented", '{\n  "a": 9007199254740993\n}'],
])("what is written has the form of what was read: %s", (_, text) => {
  expect(rewritten(text)).toBe(text);
});

test("a text that is no JSON, or that says two things, is not read", () => {
  for (const text of ["", "{", '{"a":1,"a":2}'])
    expect(() => readJsonText(text)).toThrow(SyntaxError);
});
