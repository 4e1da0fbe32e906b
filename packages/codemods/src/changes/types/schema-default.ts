import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import { type MovedMapping, pathTo } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { mayLack } from "./may-lack.ts";

/** A member of a shape that v2 has elsewhere, with its schema. */
export interface ShapeMember {
  readonly node: ts.PropertyAssignment;
  readonly mapping: MovedMapping;
}

/** How a schema lets a value be missing that it gives another in place of: `.default(1)`, `optional(schema, 1)`. */
const WITH_VALUE = /^(?:optional|nullish|undefinedable)$/;

/** What a schema gives where there is no value; null where it gives none. */
function schemaDefault(node: ts.Expression): ts.Expression | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  const [first, second] = node.arguments;
  if (name.text === "default" && first) return first;
  if (WITH_VALUE.test(name.text) && second) return second;
  return schemaDefault(expression);
}

/**
 * What the container of v2 is where none of its members is given, `[{ periodicity: 'daily', value: 1 }]`; null where
 * the member that it stands or falls with has nothing in its place.
 */
export function containerDefault(
  members: readonly ShapeMember[],
  role: MappedShape,
): readonly Piece[] | null {
  const given = members.map((member) => ({
    ...member,
    value: schemaDefault(member.node.initializer),
  }));
  const isGiven = mayLack(
    given.map(({ mapping, value }) => ({ mapping, isOptional: value !== null })),
    role,
  );
  const [first] = given;
  if (!isGiven || !first) return null;
  const [container, index] = pathTo(first.mapping);
  const isList = typeof index === "number";
  const assumed = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to, fallback }): Piece => `${String(to.at(-1))}: ${quoted(fallback)}, `);
  const written = given.flatMap(({ mapping, value }): Piece[] =>
    value ? [`${String(pathTo(mapping).at(-1))}: `, inV2(mapping, value), ", "] : [],
  );
  const inner = [...assumed, ...written].slice(0, -1);
  return isList ? ["[{ ", ...inner, " }]"] : ["{ ", ...inner, " }"];
}

/** Of a list that v2 only counts, how many there are. */
function inV2(mapping: MovedMapping, value: ts.Expression): Piece {
  const isCounted = mapping.op === "remove" && ts.isArrayLiteralExpression(value);
  return isCounted ? String(value.elements.length) : rangeOf(value);
}

/** Whether what a schema gives can be written a second time, or counted. */
export function isPlainDefault({ node, mapping }: ShapeMember): boolean {
  const value = schemaDefault(node.initializer);
  if (value === null || isRepeatable(value)) return true;
  const isList = mapping.op === "remove" && ts.isArrayLiteralExpression(value);
  return isList && !value.elements.some(ts.isSpreadElement);
}
