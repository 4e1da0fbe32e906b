import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "./exact-json.ts";
import { checkLaw, patience } from "./testing/runs.ts";

const written = (text: string) => {
  const { value, write } = readJson(text);
  return write(value);
};

describe("reading JSON exactly", { timeout: patience }, () => {
  test.each([
    '{"id":12345678901234567890}',
    "[9007199254740993,-9007199254740993]",
    '{"a":{"b":[0.1234567890123456789]}}',
    '{"a":1e400,"b":1e-400}',
    '{"__proto__":{"x":12345678901234567890}}',
    '{"s":"12345678901234567890","n":12345678901234567890}',
  ])("%s comes out as it went in", (text) => {
    expect(written(text)).toBe(text);
  });

  test.each([
    ['{"a": 1.0, "b" : 1e2}', '{"a":1,"b":100}'],
    ['{"a":0.10000000000000001}', '{"a":0.1}'],
    ['{"id":"1234567890123456"}', '{"id":"1234567890123456"}'],
    ['"a\\":b"', '"a\\":b"'],
  ])("%s says the same as %s", (text, same) => {
    expect(written(text)).toBe(same);
  });

  test.each(['{"a":1,"a":2}', '{"a":1,"a":1}', '{"x":{"a":1,"\\u0061":2}}', '[{"a" :1,"a":2}]'])(
    "%s names a member twice",
    (text) => {
      expect(() => readJson(text)).toThrow('the member "a" is there twice');
    },
  );

  test.each(["", "{", "{a:1}", "[1,]", '{"a":1}x'])("%j is not JSON", (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  });

  test("a number that no double holds is taken for no number", () => {
    const { value } = readJson('{"target":12345678901234567890}');
    expect(typeof (value as { target: unknown }).target).toBe("object");
  });

  test("any JSON is read as `JSON.parse` reads it, however it is indented", () => {
    const values = fc.record({
      value: fc.jsonValue({ noUnicodeString: false, stringUnit: "binary" }),
      indent: fc.constantFrom(undefined, 2, "\t"),
    });
    checkLaw(values, ({ value, indent }) => {
      const text = JSON.stringify(value, null, indent);
      const read = readJson(text);
      expect(read.value).toEqual(JSON.parse(text));
      expect(read.write(read.value)).toBe(JSON.stringify(value));
    });
  });

  test("any number comes out with all its digits", () => {
    const digits = fc.stringMatching(/^-?[1-9]\d{0,30}$/);
    checkLaw(digits, (own) => {
      expect(written(`{"n":${own},"list":[${own}]}`)).toBe(`{"n":${own},"list":[${own}]}`);
    });
  });
});
