import fc from "fast-check";
import { expect, test } from "vitest";
import { diffView } from "./diff-view.ts";

/** The lines that a diff shows, each with its sign. */
const rowsOf = (before: string, after: string | null) =>
  [
    ...diffView(before, after).text.matchAll(/<span class="mark">(.)<\/span>([\s\S]*?)\n<\/span>/g),
  ].map(
    ([, sign = "", text = ""]) =>
      sign +
      text
        .replaceAll(/<\/?b>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&amp;", "&"),
  );

test("what goes and what comes can be read from a diff", () => {
  const code = fc
    .array(fc.constantFrom("a", "b", "  c < d", "x && y", ""), { minLength: 1, maxLength: 6 })
    .map((lines) => lines.join("\n"))
    .filter((text) => text !== "");
  fc.assert(
    fc.property(code, code, (before, after) => {
      const rows = rowsOf(before, after);
      const side = (sign: string) =>
        rows
          .filter((row) => row.startsWith(" ") || row.startsWith(sign))
          .map((row) => row.slice(1))
          .join("\n");
      expect([side("-"), side("+")]).toEqual([before, after]);
    }),
  );
});

test("the words that differ are marked in a line that stays", () => {
  expect(diffView("habit.title", "habit.name").text).toContain("habit.<b>title</b>");
  expect(diffView("habit.title", "habit.name").text).toContain("habit.<b>name</b>");
  expect(diffView("one", "two").text).not.toContain("<b>");
});

test("what a person must decide is neither gone nor come, and nothing has no line", () => {
  expect(rowsOf("a\nb", null)).toEqual([" a", " b"]);
  expect(rowsOf("", "b")).toEqual(["+b"]);
  expect(rowsOf("a", "")).toEqual(["-a"]);
});
