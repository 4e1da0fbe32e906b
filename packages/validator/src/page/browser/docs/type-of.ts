import { entriesOf, isPart, listAt, type Part, partAt, partsAt, textAt } from "./document.ts";

/** A word of a type, or the name of a schema that has its own place. */
export type TypeWord = string | { readonly schema: string };

const references = "#/components/schemas/";

/** What a schema asks for, in a line: `array of Verdict`, `"v1" | "v2"`. */
export function typeOf(schema: Part): readonly TypeWord[] {
  const reference = textAt(schema, "$ref");
  if (reference !== "") return [{ schema: reference.replace(references, "") }];
  const choices = [...partsAt(schema, "anyOf"), ...partsAt(schema, "oneOf")];
  if (choices.length > 0) return joined(choices.map(typeOf), " or ");
  const all = partsAt(schema, "allOf");
  if (all.length > 0) return joined(all.map(typeOf), " and ");
  if (Object.hasOwn(schema, "const")) return [JSON.stringify(schema.const)];
  const values = listAt(schema, "enum").map((value) => JSON.stringify(value));
  if (values.length > 0) return [values.join(" | ")];
  if (schema.type === "array") return ["array of ", ...typeOf(partAt(schema, "items"))];
  return [plainTypeOf(schema)];
}

function plainTypeOf(schema: Part): string {
  const { type } = schema;
  const name = Array.isArray(type) ? type.join(" or ") : textAt(schema, "type") || "anything";
  const format = textAt(schema, "format");
  const bounds = [
    ...("minimum" in schema ? [`from ${schema.minimum}`] : []),
    ...("maximum" in schema ? [`to ${schema.maximum}`] : []),
  ];
  return [name, ...(format === "" ? [] : [`(${format})`]), ...bounds].join(" ");
}

function joined(types: readonly (readonly TypeWord[])[], separator: string): readonly TypeWord[] {
  return types.flatMap((type, index) => (index === 0 ? type : [separator, ...type]));
}

/** A member of an object, as its schema says. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Part;
}

export function membersOf(schema: Part): readonly Member[] {
  const required = listAt(schema, "required");
  return entriesOf(partAt(schema, "properties")).map(([name, own]) => ({
    name,
    isRequired: required.includes(name),
    schema: own,
  }));
}

/** The schema whose members are worth showing: of the elements of a list, those of an element. */
export function shownWithin(schema: Part): Part {
  const { items } = schema;
  return isPart(items) ? shownWithin(items) : schema;
}
