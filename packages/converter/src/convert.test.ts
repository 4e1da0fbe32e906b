import { describe, expect, test } from "vitest";
import { ConversionError } from "./conversion-error.ts";
import { convert } from "./convert.ts";
import type { Kind, Version } from "./model.ts";

describe("whatever is passed", () => {
  test("a payload that throws when it is read is refused, with the cause", () => {
    const payload = {
      get title(): string {
        throw new TypeError("no title");
      },
    };
    const attempt = () => convert(payload, { kind: "habit", to: "v2" });
    expect(attempt).toThrow(ConversionError);
    expect(attempt).toThrow(expect.objectContaining({ cause: new TypeError("no title") }));
  });

  test("an unknown kind or version is refused", () => {
    expect(() => convert({}, { kind: "constructor" as Kind, to: "v2" })).toThrow(ConversionError);
    expect(() => convert({}, { kind: "habit", to: "v3" as Version })).toThrow(ConversionError);
  });

  test("a member called __proto__ stays a member", () => {
    const payload = JSON.parse('{ "title": "x", "__proto__": { "polluted": true } }');
    const { value } = convert(payload, { kind: "habit", to: "v2" });
    expect(Object.keys(value)).toEqual(["name", "__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).not.toHaveProperty("polluted", true);
  });

  test("a payload with very many faults is refused with all of them", () => {
    const completedDates = new Array(200_000).fill("someday");
    const attempt = () => convert({ completedDates }, { kind: "habit", to: "v2" });
    const pointers = expect.objectContaining({ length: completedDates.length });
    expect(attempt).toThrow(expect.objectContaining({ pointers }));
  });
});
