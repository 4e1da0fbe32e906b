import fc from "fast-check";
import { expect, test } from "vitest";
import { movePlaces } from "./move-places.ts";
import type { Place } from "./place.ts";

const placeAt = (start: number, end: number, edit = { start, end, text: "name" }): Place => ({
  change: "title-to-name",
  start,
  end,
  message: "it is v1",
  reason: null,
  group: { id: "g1", isSafe: true, changes: ["title-to-name"], elsewhere: [], edit },
});
const before = "a.title; b.title;";
const first = placeAt(2, 7);
const second = placeAt(11, 16);

test("a place still has the text that it had", () => {
  const edit = fc.record({
    start: fc.nat(17),
    length: fc.nat(17),
    text: fc.string({ maxLength: 9 }),
  });
  fc.assert(
    fc.property(edit, ({ start, length, text }) => {
      const after = before.slice(0, start) + text + before.slice(start + length);
      for (const place of movePlaces([first, second], before, after)) {
        expect(after.slice(place.start, place.end)).toBe("title");
      }
    }),
  );
});

test("what was written over is gone, and the rest moves", () => {
  const [moved, ...others] = movePlaces([first, second], before, "a.name; b.title;");
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ start: 10, end: 15, group: { edit: { start: 10, end: 15 } } });
});

test("an edit is not offered where its text changed in part", () => {
  const wide = placeAt(11, 16, { start: 2, end: 16, text: "name; b.name" });
  expect(movePlaces([wide], before, "a.title; /**/ b.title;")).toMatchObject([
    { start: 16, group: { id: "g1", edit: null } },
  ]);
});
