/** A schema of the contract, or a part of one. */
export type Node = SchemaNode | boolean;

export type SchemaNode = Readonly<Record<string, unknown>>;

const types: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "a boolean",
  null: "null",
};

/** What a format wants, and a value that has it. */
export const formatTexts: Readonly<Record<string, string>> = {
  date: "a day as YYYY-MM-DD",
  "date-time": "a moment as YYYY-MM-DDThh:mm:ssZ",
};

/** What a value has to be by a part of a schema, such as `a string`. */
export function expectationOf(node: Node): string {
  if (typeof node === "boolean") return "anything";
  if (Array.isArray(node.anyOf)) return [...new Set(node.anyOf.map(expectationOf))].join(" or ");
  return formatTexts[String(node.format)] ?? types[String(node.type)] ?? "anything";
}
