import { expect, test } from "vitest";
import { matchPath, matchText } from "./test-text.ts";
import type { TextPart } from "./text-value.ts";

const literal = (text: string) => ({ text, start: 0, exact: true }) as unknown as TextPart;
const hole = { hole: {}, variable: null } as unknown as TextPart;

test.each([
  ["a path that is known", [literal("/habits")], "/^https?:/", false],
  ["a URL that is known", [literal("https://habits.example")], "/^HTTPS?:/i", true],
  ["a path with a hole", [literal("/habits/"), hole], "/^https?:/", false],
  ["what begins with a hole", [hole, literal("/habits")], "/^https?:/", null],
  ["what may match", [literal("https://"), hole], "/^https:.*habits/", null],
  ["a first letter that may be left out", [literal("/habits/"), hole], "/^h?/", null],
  ["one of several patterns", [literal("/habits/"), hole], "/^http|habits/", null],
  ["what an older Node does not know", [literal("/habits")], "/(?<a>x)|(?<a>(?i:y))(/", null],
  ["what may never be tried to its end", [literal("/habits/-")], "/^(\\/?[a-z]+)+$/", null],
  ["a place that is remembered", [literal("/habits")], "/habits/y", null],
  ["a slash", [literal("habits/"), hole], String.raw`/^\//`, false],
])("%s passes a test or not, or only a run tells", (_what, parts, pattern, verdict) => {
  expect(matchText({ kind: "text", parts }, pattern)).toBe(verdict);
});

test.each([
  [
    "an id by what is no slash",
    [literal("/habits/"), hole, literal("/logs")],
    "/^\\/habits\\/[^/]+\\/logs$/",
    true,
  ],
  ["an id by digits", [literal("/habits/"), hole], "/\\d+$/", null],
  ["another path", [literal("/areas/"), hole], "/^\\/habits/", false],
  ["what begins with a hole", [hole, literal("/habits")], "/habits$/", null],
])("a path matches whatever its holes hold, or not: %s", (_what, parts, pattern, verdict) => {
  expect(matchPath({ kind: "text", parts }, pattern)).toBe(verdict);
});
