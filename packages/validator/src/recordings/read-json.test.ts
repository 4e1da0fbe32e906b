import { describe, expect, test } from "vitest";
import { read, readFixture } from "./testing/recorded.ts";

describe("requests in JSON", () => {
  const json = readFixture("requests.json");

  test("are read with the places of their parts", () => {
    expect(json.calls).toEqual([
      "POST /api/v2/habits",
      "POST /api/v1/habits/checkin",
      "put /api/v2/habits/h1",
    ]);
    expect(json.at(0, "header", "/x-api-version")).toBe('3:87 "X-API-Version": "2"');
    expect(json.at(2, "body", "/goals/0/unit")).toBe('10:33 "unit": "times"');
    expect(json.at(2, "body", "/goals/1/value")).toBe('10:54 "value": "three"');
    expect(json.at(2, "body", "/goals/1/unit")).toBe('10:52 { "value": "three" }');
  });

  test("may have a body as text", () => {
    expect(json.at(1, "body", "/date")).toBe(String.raw`4:89 \"date\":\"2024-12-20\"`);
  });

  test.each([
    ['{"method":"GET","url":"/a"}', 1],
    ['[{"method":"GET","url":"/a"},{"method":"GET","url":"/b"}]', 2],
    ['{"requests":[]}', 0],
    ["[1, null]", 2],
    ["{}", 1],
  ])("may be one, a list or a list in `requests`: %s", (text, count) => {
    expect(read(text, { name: "x.json" }).requests).toHaveLength(count);
  });

  test("are read up to a fault, which is told", () => {
    const own = read('[\n{"method":"GET","url":"/a"},\n{"method":"GET" "url":"/b"}]');
    expect(own.calls).toEqual(["GET /a"]);
    expect(own.complaints).toEqual([
      "3:17: not JSON: here `,` or the end of the object or list must stand",
    ]);
  });

  test.each([
    ["", "1:1: not JSON: it ends here, where a value must stand"],
    ["{a:1}", "1:2: not JSON: here a name in double quotes or `}` must stand"],
    ['{"a":1,}', "1:8: not JSON: here a name in double quotes must stand"],
    ['{"a" 1}', "1:6: not JSON: here `:` must stand"],
    ['{"a":01}', "1:6: not JSON: here a value must stand"],
    ['["a\nb"]', "1:2: not JSON: here a value or `]` must stand"],
    ["{} {}", "1:4: not JSON: nothing may follow the value"],
    ["[1}", "1:3: not JSON: here `,` or the end of the object or list must stand"],
    ["[".repeat(100_000), "1:100001: not JSON: it ends here, where a value or `]` must stand"],
  ])("tell what is no JSON: %s", (text, complaint) => {
    expect(read(text, { name: "x.json" }).complaints).toEqual([complaint]);
  });
});

describe("requests in lines", () => {
  const lines = readFixture("requests.ndjson");

  test("are read line by line; a bad one is told, and the rest goes on", () => {
    expect(lines.format).toBe("ndjson");
    expect(lines.calls.slice(0, 2)).toEqual(["GET /api/v1/habits/today", "POST /api/v2/habits"]);
    expect(lines.requests).toHaveLength(4);
    expect(lines.complaints).toEqual([
      "4:64: not JSON: it ends here, where `,` or the end of the object or list must stand",
    ]);
    expect(lines.at(3, "path")).toBe("6:24 /api/v2/habbits");
  });

  test("may be payloads with the schema that they are to fit", () => {
    expect(lines.requests[2]?.subject).toEqual({
      kind: "payload",
      schema: "log",
      payload: { targetDate: "2025-01-31", value: "2", unitSymbol: "rep" },
    });
    expect(lines.at(2, "body", "/value")).toBe('5:54 "value":"2"');
  });

  test("are seen by the text where the name does not tell", () => {
    expect(read('{"method":"GET","url":"/a"}\r\n{"method":"GET","url":"/b"}\r\n').calls).toEqual([
      "GET /a",
      "GET /b",
    ]);
  });
});
