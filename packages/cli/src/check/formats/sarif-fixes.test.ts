import fc from "fast-check";
import type { Fix } from "sarif";
import { expect, test } from "vitest";
import { createFixes } from "./sarif-fixes.ts";
import { findingOf } from "./testing/checked-values.ts";

const fixFor = (before: string | null, after: string) =>
  createFixes("app/", (group) => [{ file: "a b.ts", before, after, groups: [group] }])(findingOf());

/** A text after a fix, as an editor makes it: offsets by line and column, the last one first. */
function applied(text: string, fix: Fix): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = (line = 0, column = 0) => (starts[line - 1] ?? text.length) + column - 1;
  const replacements = fix.artifactChanges[0]?.replacements ?? [];
  return replacements.reduceRight((result, { deletedRegion, insertedContent }) => {
    const { startLine, startColumn, endLine, endColumn } = deletedRegion;
    const [start, end] = [offset(startLine, startColumn), offset(endLine, endColumn)];
    return result.slice(0, start) + insertedContent?.text + result.slice(end);
  }, text);
}

test("a fix makes of a file what the edits make of it", () => {
  const lines = fc
    .array(fc.constantFrom("a", "b", "", "const x = 1;", "\\ no", "😀", "c\r"), { maxLength: 8 })
    .map((all) => all.join("\n"));
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const fix = fixFor(before, after);
      if (before === after) expect(fix).toBe(null);
      else if (/\r(?!\n)/.test(before)) expect(fix).toBe(null);
      else expect(fix && applied(before, fix)).toBe(after);
    }),
    { numRuns: 500 },
  );
});

test("a fix names its file from the root of the repository", () => {
  expect(fixFor("title\n", "name\n")?.artifactChanges[0]?.artifactLocation.uri).toBe(
    "app/a%20b.ts",
  );
});

test("there is none where a file would be created, or where a person must decide", () => {
  expect(fixFor(null, "made\n")).toBe(null);
  const fixOf = createFixes("", () => [{ file: "a.ts", before: "a", after: "b", groups: [] }]);
  expect(fixOf(findingOf({ after: null }))).toBe(null);
  expect(fixOf(findingOf({ group: null }))).toBe(null);
  expect(fixOf(findingOf({ status: "left-out" }))).toBe(null);
});

test("a group is planned once, and no more than two hundred of them are", () => {
  let plans = 0;
  const fixOf = createFixes("", () => {
    plans += 1;
    return [{ file: "a.ts", before: "a", after: "b", groups: [] }];
  });
  for (let at = 0; at < 600; at += 1) fixOf(findingOf({ group: `g${at % 300}` }));
  expect(plans).toBe(200);
});
