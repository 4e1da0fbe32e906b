import { changes, envelope, shapeMappings } from "@habitshift/schemas";
import { expect, test } from "vitest";

const mapped = new Set<string>([
  ...[shapeMappings.habit, shapeMappings["check-in"]].flatMap(({ fields, filled }) =>
    [...fields, ...filled].map(({ change }) => change),
  ),
  envelope.success.change,
  envelope.error.change,
  envelope.lists.change,
]);

test.each(changes)("$id has a mapping in the converter, or a reason why it has none", (change) => {
  expect(change.converter === null).toBe(mapped.has(change.id));
});
