import { describe, expect, test } from "vitest";
import { placelessLines, timelessLines } from "./normalise-output.ts";

const place = { url: "http://127.0.0.1:43210", folder: "/tmp/x/before/app" };

test("addresses and folders of a run have the same name in each", () => {
  const text = [
    "GET http://127.0.0.1:43210/api",
    "localhost:43210",
    "port 43210",
    "/tmp/x/before/app/a.js",
  ].join("\r\n");
  expect(placelessLines(text, place)).toEqual([
    "GET http://<sandbox>/api",
    "<sandbox>",
    "port <port>",
    "<folder>/a.js",
  ]);
});

describe("what is another each time", () => {
  test.each([
    ["at 2024-12-20T12:00:00.123Z", "at 2026-11-22T08:09:10Z"],
    ["Start at  13:45:01", "Start at  09:00:59"],
    ["✓ a test (3 tests) 12ms", "✓ a test (3 tests) 9 ms"],
    ["Duration  1.02s", "Duration  22.4 s"],
    ["# duration_ms 12.5", "# duration_ms 99"],
    ["(node:12) Warning", "(node:345) Warning"],
  ])("%s", (one, other) => {
    expect(timelessLines([one])).toEqual(timelessLines([other]));
  });
});

describe("what a habit has", () => {
  test.each([
    ["20 minutes", "25 minutes"],
    ["2025-01-01", "2025-01-02"],
    ["Read 20 s", "Read 30 s"],
    ["target: 3", "target: 4"],
  ])("%s is not %s", (one, other) => {
    expect(timelessLines([one])).not.toEqual(timelessLines([other]));
  });
});

test("ids are told apart by the order in which they come", () => {
  const [a, b, c] = ["a", "b", "c"].map((mark) => `${mark.repeat(8)}-0000-4000-8000-000000000000`);
  expect(timelessLines([`${a} ${b}`, `${a}`])).toEqual(timelessLines([`${c} ${a}`, `${c}`]));
  expect(timelessLines([`${a} ${b}`, `${a}`])).not.toEqual(timelessLines([`${c} ${a}`, `${a}`]));
});
