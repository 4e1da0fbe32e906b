import { expect, test } from "vitest";
import { pathHunks } from "./path-hunks.ts";

test("segments that differ are told apart, so that each goes where it is written", () => {
  expect(pathHunks("/api/v1/habits/h1", "/api/v2/habits/h1")).toEqual([
    { start: 5, end: 7, text: "v2" },
  ]);
});

test("a query is a part of its own", () => {
  const before = "/habits/today";
  expect(pathHunks(before, "/habits?date=today")).toEqual([
    { start: 7, end: 8, text: "?" },
    { start: 8, end: before.length, text: "date=today" },
  ]);
});

test("paths of unlike length differ from their first other character to their last", () => {
  expect(pathHunks("/habits/skip", "/habits/h1/logs/skip")).toEqual([
    { start: 8, end: 8, text: "h1/logs/" },
  ]);
});
