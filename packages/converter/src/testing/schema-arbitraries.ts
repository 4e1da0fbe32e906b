import type { JsonSchema } from "@habitshift/schemas";
import fc from "fast-check";

type Node = Readonly<Record<string, unknown>>;

const day = fc
  .date({ min: new Date(0), max: new Date(3e12), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((own) => own + 0);

/** Names that objects have by nature, and one that no schema of the contract has. */
const unknownNames = ["__proto__", "constructor", "color", "a/b~c"];

/** The words that a schema leaves open and its description names, so that they come up. */
const words: Readonly<Record<string, readonly string[]>> = {
  frequency: ["daily", "weekly"],
  unit: ["times", "rep", "min"],
  status: ["done", "done", "skipped", "failed"],
  habitId: ["h1", "a/b", "été ☃"],
};

function text({ minLength = 0, format }: Node, name: string): fc.Arbitrary<unknown> {
  if (format === "date") return day;
  const free = fc.string({ minLength: Number(minLength), unit: "binary" });
  const known = words[name];
  return known === undefined
    ? free
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, free);
}

function object({ properties = {}, required = [] }: Node): fc.Arbitrary<unknown> {
  const known = Object.entries(properties as Record<string, Node | false>).flatMap(
    ([name, node]) => (node === false ? [] : [[name, valueBy(node, name)] as const]),
  );
  const members = fc.record(Object.fromEntries(known), { requiredKeys: required as string[] });
  const more = fc.dictionary(fc.constantFrom(...unknownNames), fc.jsonValue(), { maxKeys: 1 });
  return fc
    .tuple(more, members)
    .map(([one, other]) => Object.fromEntries([...Object.entries(one), ...Object.entries(other)]));
}

function valueBy(node: Node, name: string): fc.Arbitrary<unknown> {
  if (Array.isArray(node.anyOf)) {
    return fc.oneof(...node.anyOf.map((own: Node) => valueBy(own, name)));
  }
  switch (node.type) {
    case "string":
      return text(node, name);
    case "number":
      return fc.oneof(fc.integer(), number);
    case "integer":
      return fc.integer();
    case "array":
      return fc.array(valueBy(node.items as Node, "habitId"), { maxLength: 3, size: "max" });
    case "object":
      return object(node);
    case "boolean":
      return fc.boolean();
    default:
      throw new TypeError(`no arbitrary for ${JSON.stringify(node)}`);
  }
}

/** What is valid by a schema of the contract, with members that it does not name; as JSON has it. */
export function validBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  return valueBy(schema, "");
}
