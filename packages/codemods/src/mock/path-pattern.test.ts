import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { matchUrl } from "../client/addresses/match-url.ts";
import { fitsUrl, patternOf } from "./path-pattern.ts";

const node = ts.factory.createIdentifier("url");

/** Whether a mock with this pattern answers a URL; `…` stands for what only a run tells. */
function answers(pattern: string, url: string): boolean {
  const expression = pattern.startsWith("/")
    ? ts.factory.createRegularExpressionLiteral(pattern)
    : ts.factory.createStringLiteral(pattern);
  const parts = url
    .split(/(…)/)
    .filter((text) => text !== "")
    .map((text) =>
      text === "…" ? { hole: node, variable: null } : { text, node, start: 0, exact: true },
    );
  const verdict = matchUrl({ kind: "text", parts }, null);
  const found = patternOf(expression);
  if (verdict.is !== "endpoint" || !found) throw new TypeError(`${pattern} or ${url} is none`);
  return fitsUrl(found, verdict.match, verdict.match.flat);
}

describe("a pattern of a mock", () => {
  test.each([
    [String.raw`/\/habits$/`, "https://habits.test/api/v1/habits", true],
    [String.raw`/\/habits$/`, "…/api/v1/habits/…", false],
    [String.raw`/\/habits\/h\d$/`, "…/api/v1/habits/…", true],
    [String.raw`/^\/habits\/\d+$/`, "…/api/v1/habits/…", true],
    [String.raw`/\/V1\/HABITS/i`, "/api/v1/habits", true],
    ["/books/", "/api/v1/habits", false],
    ["*/habits", "https://habits.test/api/v1/habits", true],
    ["*/habits", "https://habits.test/api/v1/habits?sort=asc", true],
    ["*/habits/:id", "…/api/v1/habits/…", true],
    ["*/habits/:id", "…/api/v1/habits", false],
    ["*/v1/*", "/api/v1/habits", true],
  ])("%s with %s: %s", (pattern, url, expected) => {
    expect(answers(pattern, url)).toBe(expected);
  });

  test.each(["/habits", "https://habits.test/*"])("is not what %s is", (text) => {
    expect(patternOf(ts.factory.createStringLiteral(text))).toBeNull();
  });

  test("may be one that no engine reads", () => {
    expect(patternOf(ts.factory.createRegularExpressionLiteral("/(/"))).toBeNull();
  });
});
