import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MovedMapping, mappingOf, pathTo } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { isOptionalSchema } from "../../validation/schema-structure.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isSchemaShape } from "./is-schema-shape.ts";
import { mayLack } from "./may-lack.ts";
import { dialectOf, type SchemaDialect } from "./schema-dialect.ts";
import { proposeSchemaEnvelope } from "./schema-envelope.ts";

/** A member of a shape that v2 has elsewhere, with its schema. */
interface ShapeMember {
  readonly node: ts.PropertyAssignment;
  readonly mapping: MovedMapping;
}

/** Schemas that values of the service go through: their members are those of v2. */
export function findSchemaShapes(facts: Facts): readonly Proposal[] {
  return [...facts.roles.of].flatMap(([node, roles]) =>
    isSchemaShape(facts, node)
      ? [...roles].flatMap((role) =>
          role === "envelope"
            ? proposeSchemaEnvelope(facts, node)
            : proposeShape(facts, node, role),
        )
      : [],
  );
}

function proposeShape(
  facts: Facts,
  shape: ts.ObjectLiteralExpression,
  role: MappedShape,
): readonly Proposal[] {
  const groups = new Map<string, ShapeMember[]>();
  for (const node of shape.properties) {
    const mapping =
      node.name && ts.isIdentifier(node.name) ? mappingOf(role, node.name.text) : null;
    if (!ts.isPropertyAssignment(node) || (mapping?.op !== "move" && mapping?.op !== "remove"))
      continue;
    const key = containerOf(mapping) ?? mapping.from;
    append(groups, key, { node, mapping });
  }
  return [...groups.values()].flatMap((members) => proposals(facts, shape, members, role));
}

function proposals(
  facts: Facts,
  shape: ts.ObjectLiteralExpression,
  members: readonly ShapeMember[],
  role: MappedShape,
): readonly Proposal[] {
  const [first] = members;
  if (!first) return [];
  const isRename = pathTo(first.mapping).length === 1;
  const dialect = dialectOf(facts.program, first.node.initializer);
  const edits = isRename
    ? [replace(pathOf(shape), rangeOf(first.node.name), String(pathTo(first.mapping)[0]))]
    : dialect && together(shape, members, role, dialect);
  return members.map((member, index) => ({
    change: member.mapping.change,
    node: member.node,
    message: describeField(member.mapping, role),
    edits: edits && (index === 0 ? edits : []),
    confidence: edits ? "safe" : "manual",
    reason: edits ? null : "the library's functions are imported one by one here",
    ties: [shape],
  }));
}

/** `goals: z.array(z.object({ … }))` in the place of the first member that v2 has there. */
function together(
  shape: ts.ObjectLiteralExpression,
  members: readonly ShapeMember[],
  role: MappedShape,
  dialect: SchemaDialect,
): readonly Edit[] {
  const [first, ...others] = members;
  if (!first) return [];
  const file = pathOf(shape);
  const [container, index] = pathTo(first.mapping);
  const isList = typeof index === "number";
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to }) => `${String(to.at(-1))}: ${dialect.string}, `);
  const inner = members.flatMap(({ node, mapping }, at): Piece[] => [
    `${at > 0 ? ", " : ""}${String(pathTo(mapping).at(-1))}: `,
    mapping.op === "move" ? rangeOf(node.initializer) : dialect.number,
  ]);
  const object = dialect.object([...filled, ...inner]);
  const whole = isList ? dialect.list(object) : object;
  const isOptional = mayLack(
    members.map(({ node, mapping }) => ({
      mapping,
      isOptional: isOptionalSchema(node.initializer),
    })),
    role,
  );
  return [
    replace(
      file,
      rangeOf(first.node),
      `${String(container)}: `,
      ...(isOptional ? dialect.optional(whole) : whole),
    ),
    ...others.map(({ node }) => removeProperty(file, node, shape.properties)),
  ];
}
