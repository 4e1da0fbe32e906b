import { expect, test } from "vitest";
import { lastUpTo, lineStarts, placeOf } from "./lines.ts";

test("lines and columns count from 1", () => {
  const text = "ab\n\ncd\n";
  const starts = lineStarts(text);
  expect(starts).toEqual([0, 3, 4, 7]);
  const places = [...text].map((_, offset) => placeOf(starts, offset));
  expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
    "1:1",
    "1:2",
    "1:3",
    "2:1",
    "3:1",
    "3:2",
    "3:3",
  ]);
});

test("the last of the numbers that is not above a limit is found", () => {
  expect([-1, 0, 1, 5, 6, 99].map((limit) => lastUpTo([0, 5, 5, 9], limit))).toEqual([
    -1, 0, 0, 2, 2, 3,
  ]);
});
