import { expect, test } from "vitest";
import { cutLine } from "./cut-line.ts";
import type { Mark } from "./mark.ts";

const mark = (id: string, start: number, end: number, severity: Mark["severity"]): Mark => ({
  id,
  start,
  end,
  severity,
});
const cut = (line: string, start: number, ...marks: readonly Mark[]) =>
  cutLine(line, start, marks).map((piece) => [piece.text, piece.mark?.id]);

test("a line is cut at its marks, and has all of its text", () => {
  expect(cut("a bcd e", 10, mark("x", 12, 15, "error"))).toEqual([
    ["a ", undefined],
    ["bcd", "x"],
    [" e", undefined],
  ]);
});

test("marks of other lines do not matter, and one over several lines is cut at the end", () => {
  expect(cut("ab", 10, mark("x", 0, 10, "error"), mark("y", 12, 14, "error"))).toEqual([
    ["ab", undefined],
  ]);
  expect(cut("ab", 10, mark("x", 0, 99, "error"))).toEqual([["ab", "x"]]);
  expect(cut("  ab", 10, mark("x", 0, 99, "error"))).toEqual([
    ["  ", undefined],
    ["ab", "x"],
  ]);
  expect(cut("  ab", 10, mark("x", 0, 11, "error"))).toEqual([["  ab", undefined]]);
});

test("of marks over each other the shortest shows, then an error", () => {
  const marks = [
    mark("long", 0, 6, "error"),
    mark("mild", 2, 4, "warning"),
    mark("grave", 2, 4, "error"),
  ];
  expect(cut("abcdef", 0, ...marks)).toEqual([
    ["ab", "long"],
    ["cd", "grave"],
    ["ef", "long"],
  ]);
});
