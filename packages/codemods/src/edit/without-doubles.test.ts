import fc from "fast-check";
import { expect, test } from "vitest";
import { type Edit, isSameEdit } from "./edit.ts";
import { withoutDoubles } from "./without-doubles.ts";

const piece = fc.oneof(
  fc.constantFrom("", "a", "b"),
  fc.record({ start: fc.nat(2), end: fc.nat(2) }),
);

const edit: fc.Arbitrary<Edit> = fc.record({
  file: fc.constantFrom("a.vue", "b.vue"),
  start: fc.nat(2),
  end: fc.nat(2),
  pieces: fc.array(piece, { maxLength: 2 }),
});

test("of edits that do the same the first stays, where it stood", () => {
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      const first = edits.filter(
        (each, index) => edits.findIndex((other) => isSameEdit(other, each)) === index,
      );
      expect(withoutDoubles(edits)).toEqual(first);
    }),
  );
});
