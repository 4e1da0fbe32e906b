import { expect, test } from "vitest";
import { isTouched } from "./is-touched.ts";
import { parseDiff } from "./parse-diff.ts";

const diff = `diff --git a/a b.js b/a b.js
index 587be6b..e25f181 100644
--- a/a b.js\t
+++ b/a b.js\t
@@ -1 +1,2 @@
-x
+++ b/not-a-file.js
+@@ -1 +1 @@
\\ No newline at end of file
@@ -9,2 +10,0 @@ gone
-a
-b
diff --git "a/we \\"ird\\t\\001é.js" "b/we \\"ird\\t\\001é.js"
--- "a/we \\"ird\\t\\001é.js"\t
+++ "b/we \\"ird\\t\\001é.js"\t
@@ -2 +20 @@ a
-b
+B
diff --git a/gone.js b/gone.js
--- a/gone.js
+++ /dev/null
@@ -1 +0,0 @@
-b
`;

test("the lines that a diff adds are read, whatever they and their files are called", () => {
  expect([...parseDiff(diff)]).toEqual([
    ["a b.js", [{ first: 1, last: 2 }]],
    ['we "ird\t\u0001é.js', [{ first: 20, last: 20 }]],
    ["/dev/null", []],
  ]);
});

test.each([
  [{ file: "a.js", line: 3, endLine: 5, endColumn: 2 }, true],
  [{ file: "a.js", line: 7, endLine: 7, endColumn: 2 }, true],
  [{ file: "a.js", line: 8, endLine: 8, endColumn: 2 }, false],
  [{ file: "a.js", line: 3, endLine: 4, endColumn: 9 }, false],
  [{ file: "a.js", line: 4, endLine: 5, endColumn: 1 }, false],
  [{ file: "b.js", line: 5, endLine: 5, endColumn: 2 }, false],
  [{ file: "new.js", line: 99, endLine: 99, endColumn: 2 }, true],
])("a place counts where one of its lines was changed: %o", (place, touched) => {
  const ranges = new Map([["a.js", [{ first: 5, last: 7 }]]]);
  expect(isTouched(place, { ranges, untracked: new Set(["new.js"]) })).toBe(touched);
});
