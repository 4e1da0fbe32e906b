import { describe, expect, test } from "vitest";
import { asHttp, bodyText } from "./as-http.ts";

test("a request is written as a .http file has it", () => {
  const request = { method: "POST", url: "/x", headers: { A: "1" }, body: { b: [2] } };
  expect(asHttp(request)).toBe('POST /x\nA: 1\n\n{\n  "b": [\n    2\n  ]\n}');
  expect(asHttp({ method: "GET", url: "/x" })).toBe("GET /x");
});

describe("a body that is given as text", () => {
  test("is laid out where it stays the same JSON", () => {
    expect(bodyText('{"a":1}')).toBe('{\n  "a": 1\n}');
  });

  test.each(["no JSON", '"a string"', '{"a":12345678901234567890}', '{ "a": 1 }', '{"a":1,"a":2}'])(
    "is left as it is where that would change it: %s",
    (text) => {
      expect(bodyText(text)).toBe(text);
    },
  );
});
