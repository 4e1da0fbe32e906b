import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, movedMapping } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import { isOptionalSchema } from "../../validation/schema-structure.ts";
import { plainShape, spreadSchema } from "../../validation/spread-shape.ts";
import type { MayMiss } from "./may-lack.ts";

/** What a schema has in a container of v2 before another adds to it. */
export interface WidenedContainer {
  /** The schema of the container; null where it cannot be written again. */
  readonly text: string | null;
  readonly members: readonly MayMiss[];
}

/**
 * What the schema that a shape adds members to has in a container already: `habit.shape.statistics` for
 * `habit.extend({ completedDates })` and `z.object({ ...habit.shape, completedDates })`. Null where it has nothing there.
 */
export function widenedContainer(
  facts: Facts,
  shape: ts.ObjectLiteralExpression,
  container: string,
  role: MappedShape,
): WidenedContainer | null {
  for (const { schema, text } of bases(shape).toReversed()) {
    const members = membersOf(facts, schema).flatMap(({ name, optional }) => {
      const mapping = movedMapping(role, name);
      const isPart = mapping && containerOfName(role, name) === container;
      return isPart ? [{ mapping, isOptional: optional }] : [];
    });
    if (members.length > 0)
      return { text: isRepeatable(schema) ? `${text}.${container}` : null, members };
  }
  return null;
}

/** What a shape adds to, a schema or members that have a name, and how its members are written. */
interface Base {
  readonly schema: ts.Expression;
  readonly text: string;
}

function bases(shape: ts.ObjectLiteralExpression): readonly Base[] {
  const { parent } = shape;
  const extended = takerOf(parent, "extend") ?? takerOf(parent, "safeExtend");
  const schema = extended ?? takerOf(parent.parent, "merge");
  const spread = shape.properties.filter(ts.isSpreadAssignment).map((each) => ({
    schema: spreadSchema(each) ?? each.expression,
    text: each.expression.getText(),
  }));
  return schema ? [{ schema, text: `${schema.getText()}.shape` }, ...spread] : spread;
}

/** What a method is called on, where a node calls one of this name: `habit` of `habit.extend({ … })`. */
function takerOf(node: ts.Node, name: string): ts.Expression | null {
  const callee = ts.isCallExpression(node) ? node.expression : null;
  return callee && ts.isPropertyAccessExpression(callee) && callee.name.text === name
    ? callee.expression
    : null;
}

interface Member {
  readonly name: string;
  readonly optional: boolean;
}

function membersOf(
  { machine: { types }, program }: Facts,
  schema: ts.Expression,
): readonly Member[] {
  const plain = plainShape(program, schema);
  if (plain)
    return plain.properties
      .filter(ts.isPropertyAssignment)
      .map((each) => ({ name: memberName(each) ?? "", optional: isOptionalSchema(each) }));
  const parts = objectParts((ref) => types.expand(ref), types.expand(types.refer(schema)));
  return parts.flatMap(({ members }) => [...members.values()]);
}
