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

  test("options that are none are refused", () => {
    for (const options of [undefined, null, 5]) {
      expect(() => convert({}, options as never)).toThrow(ConversionError);
    }
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

  test("a member that objects have by nature is a member like any other", () => {
    const payload = JSON.parse('{ "title": "x", "constructor": 1, "toString": null }');
    const { value } = convert(payload, { kind: "habit", to: "v2" });
    expect(Object.entries(value)).toEqual([
      ["name", "x"],
      ["constructor", 1],
      ["toString", null],
    ]);
    expect(() => convert({}, { kind: "log", to: "v2" })).toThrow(ConversionError);
  });

  test("an id that is a number is refused, as it may have lost digits", () => {
    const attempt = () => convert({ id: 2 ** 53, title: "x" }, { kind: "habit", to: "v2" });
    expect(attempt).toThrow(expect.objectContaining({ pointers: ["/id"] }));
  });

  test("half a character stays half a character", () => {
    const { value } = convert({ title: "\uD800" }, { kind: "habit", to: "v2" });
    expect(value).toEqual({ name: "\uD800" });
  });

  test("what is 10,000 levels deep is carried over", () => {
    let deep: unknown = "end";
    for (let level = 0; level < 10_000; level++) deep = { deep };
    const { value } = convert({ title: "x", deep }, { kind: "habit", to: "v2" });
    expect((value as { deep?: unknown }).deep).toBe(deep);
  });

  test("a payload with very many faults is refused with all of them", () => {
    const completedDates = new Array(200_000).fill("someday");
    const attempt = () => convert({ completedDates }, { kind: "habit", to: "v2" });
    const pointers = expect.objectContaining({ length: completedDates.length });
    expect(attempt).toThrow(expect.objectContaining({ pointers }));
  });
});
