import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import type { TextValue } from "../../provenance/text/text-value.ts";
import { matchUrl } from "./match-url.ts";

const node = ts.factory.createIdentifier("url");

/** The value of a template: literal text, and a hole for each `…`. */
function url(template: string): TextValue {
  const texts = template.split("…");
  const parts = texts.flatMap((text, index) => [
    ...(index > 0 ? [{ hole: node, variable: null }] : []),
    ...(text === "" ? [] : [{ text, node, start: 0, exact: true }]),
  ]);
  return { kind: "text", parts };
}

function found(template: string, method: string | null = "GET") {
  const verdict = matchUrl(url(template), method);
  if (verdict.is !== "endpoint") return verdict.is;
  const { endpoint, version } = verdict.match;
  return `${version} ${endpoint.method} ${endpoint.path}`;
}

function matchOf(template: string, method = "GET") {
  const verdict = matchUrl(url(template), method);
  if (verdict.is !== "endpoint") throw new TypeError(`${template} is ${verdict.is}`);
  return verdict.match;
}

describe("an endpoint", () => {
  test.each([
    ["https://habits.example.com/api/v1/habits", "GET", "v1 GET /habits"],
    ["/api/v1/habits", "POST", "v1 POST /habits"],
    ["/api/v1/habits/", "GET", "v1 GET /habits"],
    ["…/api/v1/habits/…", "PUT", "v1 PUT /habits/{habitId}"],
    ["…/api/v1/habits/…", "DELETE", "v1 DELETE /habits/{habitId}"],
    ["…api/v1/habits", "GET", "v1 GET /habits"],
    ["/api/v1/habits/today", "GET", "v1 GET /habits/today"],
    ["/api/v1/habits/bulk", "DELETE", "v1 DELETE /habits/bulk"],
    ["/api/v1/habits/checkin", "POST", "v1 POST /habits/checkin"],
    ["/api/v1/habits?limit=5", "GET", "v1 GET /habits"],
    ["/api/v1/habits#top", "GET", "v1 GET /habits"],
    ["/api/v1/habits…", "GET", "v1 GET /habits"],
    ["/api/v1/user/statistics", "GET", "v1 GET /user/statistics"],
    ["…/api/v2/habits/…/logs", "POST", "v2 POST /habits/{habitId}/logs"],
    ["…/v2/habits", "GET", "v2 GET /habits"],
    ["https://habits.example.com/v2/habits", "GET", "v2 GET /habits"],
  ])("of %s with %s is %s", (template, method, endpoint) => {
    expect(found(template, method)).toBe(endpoint);
  });

  test("is the first of its path where the method is not known", () => {
    expect(found("/api/v1/habits/today", null)).toBe("v1 GET /habits/today");
  });

  test("with a word for an id is none that takes an id", () => {
    expect(found("/api/v1/habits/today", "DELETE")).toBe("unknown-endpoint");
    expect(found("/api/v1/habits/today", "PUT")).toBe("unknown-endpoint");
  });

  test.each([
    ["today", "PUT", "PUT /habits/{habitId}"],
    ["today", "GET", "GET /habits/today"],
    ["skip", "GET", "GET /habits/{habitId}"],
    ["skip", "POST", "POST /habits/skip"],
  ])("that asks for the word %s, which is put in, with %s is %s", (text, method, endpoint) => {
    const path = url("/api/v1/habits/");
    const verdict = matchUrl(
      { ...path, parts: [...path.parts, { text, node, start: 0, exact: true }] },
      method,
    );
    expect(verdict).toMatchObject({ is: "endpoint" });
    if (verdict.is !== "endpoint") return;
    expect(`${verdict.match.endpoint.method} ${verdict.match.endpoint.path}`).toBe(endpoint);
  });
});

describe("what is no endpoint", () => {
  test.each([["/api/v1/books"], ["/api/v1/habits/…/stars"], ["/api/v1"]])(
    "below the prefix, such as %s, is unknown",
    (template) => {
      expect(found(template)).toBe("unknown-endpoint");
    },
  );

  test.each([
    ["/api/v10/habits"],
    ["/api/v1x/habits"],
    ["/myapi/v1/habits"],
    ["https://library.example.org/books"],
    ["/habits"],
    ["https://example.org/nested/v2/habits"],
    [""],
  ])("such as %s, is foreign", (template) => {
    expect(found(template)).toBe("foreign");
  });

  test("is another path, or undecided, where it begins with what is not known", () => {
    expect(found("…/habits")).toBe("other-path");
    expect(found("…")).toBe("undecided");
  });
});

describe("the parts of a match", () => {
  const at = (match: ReturnType<typeof matchOf>, range: { start: number; end: number }): string =>
    match.flat.slice(range.start, range.end);

  test("are the prefix, the segments with their slashes, and the query", () => {
    const match = matchOf("https://habits.example.com/api/v1/habits/h1?x=1");
    expect(at(match, match.prefix)).toBe("/api/v1");
    expect(match.segments.map((range) => at(match, range))).toEqual(["/habits", "/h1"]);
    expect(at(match, match.query)).toBe("?x=1");
    expect(match.origin).toBe("https://habits.example.com");
  });

  test("have no origin where a hole or nothing stands before the prefix", () => {
    expect(matchOf("…/api/v1/habits").origin).toBe(null);
    expect(matchOf("/api/v1/habits").origin).toBe(null);
  });

  test("have an empty query at the end where there is none", () => {
    const match = matchOf("/api/v1/habits");
    expect(match.query).toEqual({ start: match.flat.length, end: match.flat.length });
  });

  test("hold a path before the prefix as part of the origin", () => {
    expect(matchOf("https://example.com/habit-service/api/v1/habits").origin).toBe(
      "https://example.com/habit-service",
    );
  });
});
