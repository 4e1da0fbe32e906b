import { describe, expect, test } from "vitest";
import { HOLE } from "../client/addresses/match-url.ts";
import { askedWords, matchedWords, routeSegments } from "./route-segments.ts";

describe("the path of a route", () => {
  test.each([
    ["/api/habits", "/api/habits", 2],
    ["/api/habits/", "/api/habits", 2],
    ["/api/habits/:id", "/api/habits/h1", 2],
    ["/api/habits/[id]", `/api/habits/${HOLE}`, 2],
    ["/api/habits/{id}", "/api/habits/h1", 2],
    ["/api/*", "/api/habits/h1", 1],
    ["/api/[...rest]", "/api/habits/h1", 1],
  ])("%s answers %s", (route, asked, words) => {
    expect(matchedWords(routeSegments(route), askedWords(asked, false) ?? [])).toBe(words);
  });

  test.each([
    ["/api/habits", "/api/books"],
    ["/api/habits", "/api/habits/h1"],
    ["/api/habits/today", `/api/habits/${HOLE}`],
    ["/:id", "/api/habits"],
  ])("%s does not answer %s", (route, asked) => {
    expect(matchedWords(routeSegments(route), askedWords(asked, false) ?? [])).toBeNull();
  });
});

describe("the path that is asked for", () => {
  test.each([
    ["/api/habits?min=1#top", ["api", "habits"]],
    [`${HOLE}/api/habits`, ["api", "habits"]],
    ["http://localhost:3000/api", ["api"]],
    [`http://127.0.0.1:${HOLE}/api`, ["api"]],
    [`/api/habits${HOLE}`, ["api", "habits"]],
  ])("%s is one of the program's own", (url, words) => {
    expect(askedWords(url, false)).toEqual(words);
  });

  test.each(["https://api.example.com/api/habits", "//cdn.example.com/api", "habits", HOLE])(
    "%s is another's, or none",
    (url) => {
      expect(askedWords(url, false)).toBeNull();
    },
  );

  test("is another's where a server asks at an address that only a run would tell", () => {
    expect(askedWords(`${HOLE}/habits`, true)).toBeNull();
  });
});
