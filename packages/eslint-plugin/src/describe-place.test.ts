import { expect, test } from "vitest";
import { describePlace } from "./describe-place.ts";
import type { Place } from "./place.ts";

const placeIn = (elsewhere: readonly string[], reason: string | null = null): Place => ({
  change: "title-to-name",
  start: 0,
  end: 5,
  message: "it is v1.",
  reason,
  group: { id: "g2", isSafe: reason === null, changes: ["title-to-name"], elsewhere, edit: null },
});

test.each([
  ["it is v1.", placeIn([])],
  ["it is v1 (the host is unknown).", placeIn([], "the host is unknown")],
  ["it is v1. Together with a.js: npx habitshift migrate --only g2", placeIn(["a.js"])],
  [
    "it is v1 (b). Together with 3 other files: npx habitshift migrate --only g2",
    placeIn(["a.js", "b.js", "c.js"], "b"),
  ],
  ["it is v1 (you must decide).", { ...placeIn([], "you must decide"), group: null }],
])("%s", (text, place) => {
  expect(describePlace(place)).toBe(text);
});
