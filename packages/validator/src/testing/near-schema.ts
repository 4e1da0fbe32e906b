import type { JsonSchema } from "@habitshift/schemas";
import fc from "fast-check";

type Node = Readonly<Record<string, unknown>>;

/** Values that are seldom right. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", "times", "2025-02-29", 0, -1, 1.5, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Names that objects have by nature, and others that no schema has. */
const unknownNames = ["__proto__", "constructor", "toString", "color", "a/b~c", ""];

/** Mostly what a part of a schema wants. */
function near(node: Node | false, withOld: boolean): fc.Arbitrary<unknown> {
  if (node === false) return odd;
  return fc.oneof({ weight: 12, arbitrary: right(node, withOld) }, { weight: 1, arbitrary: odd });
}

function right(node: Node, withOld: boolean): fc.Arbitrary<unknown> {
  if (Array.isArray(node.anyOf)) {
    return fc.oneof(...node.anyOf.map((own: Node) => near(own, withOld)));
  }
  switch (node.type) {
    case "string":
      return text(node);
    case "number":
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "integer":
      return fc.integer({ min: -2, max: 500 });
    case "array":
      return fc.array(near((node.items ?? {}) as Node, withOld), { maxLength: 3, size: "max" });
    case "object":
      return object(node, withOld);
    case "null":
      return fc.constant(null);
    default:
      return odd;
  }
}

function text({ enum: words, format, pattern }: Node): fc.Arbitrary<unknown> {
  if (Array.isArray(words)) return fc.constantFrom(...words);
  if (format === "date") return fc.constantFrom("2025-01-31", "2024-02-29", "2025-1-31", "today");
  if (format === "date-time") {
    return fc.constantFrom("2025-01-31T08:00:00Z", "2025-01-31T08:00:00+01:00", "2025-01-31 08:00");
  }
  if (pattern) return fc.constantFrom("/habits/h1", "/v2/habits", "habits", "/api/v1", "/x");
  return fc.oneof(fc.constantFrom("times", "rep", "daily", ""), fc.string({ unit: "binary" }));
}

function object({ properties = {}, required = [] }: Node, withOld: boolean): fc.Arbitrary<unknown> {
  const known = Object.entries(properties as Record<string, Node | false>)
    .filter(([, own]) => own !== false || withOld)
    .map(([name, own]) => [name, near(own, withOld)] as const);
  const keys = required as string[];
  const members = fc.oneof(
    fc.record(Object.fromEntries(known), { requiredKeys: keys }),
    fc.record(Object.fromEntries(known), { requiredKeys: [] }),
  );
  const more = fc.dictionary(fc.constantFrom(...unknownNames), odd, { maxKeys: 1 });
  return fc
    .tuple(more, members)
    .map(([one, other]) => Object.fromEntries([...Object.entries(one), ...Object.entries(other)]));
}

/**
 * Values that are by a schema, or nearly so.
 *
 * @param withOld - Whether members may come that the schema forbids.
 */
export function nearSchema(schema: JsonSchema, withOld: boolean): fc.Arbitrary<unknown> {
  return near(schema, withOld);
}
