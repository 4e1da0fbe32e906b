import fc from "fast-check";
import { expect, test } from "vitest";
import { editBetween } from "./edit-between.ts";

// Few characters, so that texts have much in common; halves of pairs that could be torn among them.
const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", "🙂", "🙃"), maxLength: 12 });

test("an edit makes the other text, and tears no character", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edit = editBetween(before, after);
      expect(before.slice(0, edit.start) + edit.text + before.slice(edit.end)).toBe(after);
      for (const piece of [edit.text, before.slice(edit.start, edit.end)]) {
        expect(piece).not.toMatch(/\p{Surrogate}/u);
      }
    }),
  );
});

test("what both texts have stays", () => {
  expect(editBetween("a.title;\nb.title;\nc", "a.name;\nb.name;\nc")).toEqual({
    start: 2,
    end: 15,
    text: "name;\nb.nam",
  });
});
