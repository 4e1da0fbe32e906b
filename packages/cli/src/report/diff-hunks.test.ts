import { applyPatch, formatPatch } from "diff";
import { expect, test } from "vitest";
import { diffHunks } from "./diff-hunks.ts";

const lines = (count: number, word: string, end = "\n") =>
  Array.from({ length: count }, (_, at) => `${word} ${at}`).join("\n") + end;
const applied = (before: string, after: string) => {
  const hunks = [...diffHunks(before, after, 3)];
  const file = { oldFileName: "a", newFileName: "b", oldHeader: "", newHeader: "", hunks };
  return { count: hunks.length, text: applyPatch(before, formatPatch(file)) };
};

test("few differences are small hunks", () => {
  const before = lines(100, "x");
  const after = before.replace("x 10\n", "y\n").replace("x 90\n", "z\n");
  expect(applied(before, after)).toEqual({ count: 2, text: after });
});

test.each([
  ["all of a text", "", "", "\n"],
  ["all but its ends", "head\nsecond\nthird\nfourth\n", "tail\n", "\n"],
  ["a text without an end of its last line", "head\n", "", ""],
])("very many differences are one hunk, in no time: %s", (_what, head, tail, end) => {
  const before = head + lines(20_000, "x", end) + tail;
  const after = head + lines(20_000, "y", end) + tail;
  const start = performance.now();
  expect(applied(before, after)).toEqual({ count: 1, text: after });
  expect(performance.now() - start).toBeLessThan(10_000);
});
