import { describe, expect, test } from "vitest";
import { type Mark, moveMarks } from "./mark.ts";

const text = "one two three";
const mark = (start: number, end: number): Mark => ({
  id: `${start}`,
  start,
  end,
  severity: "error",
});
const marks = [mark(0, 3), mark(4, 7), mark(8, 13)];
const marked = (after: string) =>
  moveMarks(marks, text, after).map(({ start, end }) => after.slice(start, end));

describe("the marks of a text that is edited", () => {
  test.each([
    ["stay in front of the edit, and move behind it", "one TWO! three", ["one", "three"]],
    ["move with what is put in front of all", "zero one two three", ["one", "two", "three"]],
    ["move with what is taken away in front", "two three", ["two", "three"]],
    ["stay where something is added at the end", "one two three four", ["one", "two", "three"]],
    ["are gone with the text", "", []],
    ["stay where nothing is edited", text, ["one", "two", "three"]],
  ])("%s", (_, after, expected) => {
    expect(marked(after)).toEqual(expected);
  });
});
