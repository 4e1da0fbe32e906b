import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, mappingOf, pathTo } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { memberName } from "../../program/member-name.ts";
import { isOptionalSchema } from "../../validation/schema-structure.ts";
import { requiredIn } from "../lacks-required.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isSchemaShape } from "./is-schema-shape.ts";
import { mayLack } from "./may-lack.ts";
import { namesFailures } from "./named-failures.ts";
import { containerDefault, isPlainDefault, type ShapeMember } from "./schema-default.ts";
import { dialectIn, type SchemaDialect } from "./schema-dialect.ts";
import { proposeSchemaEnvelope } from "./schema-envelope.ts";
import { isWhollyPartial } from "./whole-partials.ts";

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
  const nodes = members.map(({ node }) => node);
  const dialect = dialectIn(facts.program, shape, nodes);
  const edits = isRename
    ? [replace(pathOf(shape), rangeOf(first.node.name), String(pathTo(first.mapping)[0]))]
    : dialect && members.every(isPlainDefault)
      ? together(shape, members, role, dialect)
      : null;
  const isAssumed = !isRename && isFilledBeside(shape, members, role);
  const judged = edits
    ? sureness(isAssumed, namesFailures(facts, members))
    : left(dialect === null);
  return members.map((member, index) => ({
    change: member.mapping.change,
    node: member.node,
    message: describeField(member.mapping, role),
    edits: edits && (index === 0 ? edits : []),
    ...judged,
    ties: [shape],
  }));
}

function sureness(isAssumed: boolean, isNamed: boolean): Pick<Proposal, "confidence" | "reason"> {
  if (isAssumed) return { confidence: "review", reason: ASSUMED };
  return isNamed ? { confidence: "review", reason: NAMED } : { confidence: "safe", reason: null };
}

function left(isOneByOne: boolean): Pick<Proposal, "confidence" | "reason"> {
  return { confidence: "manual", reason: isOneByOne ? ONE_BY_ONE : MADE };
}

const ONE_BY_ONE = "the library's functions are imported one by one here";
const NAMED =
  "what the program tells of a value that fails names its members, which have the names of v2 then";
const MADE = "what a schema gives in place of a missing value is made anew each time";
const ASSUMED =
  "where no goal is given, it has the periodicity that is assumed, whatever is given beside it";

/** Whether what is given in place of a container has in it what another member may say otherwise. */
function isFilledBeside(
  shape: ts.ObjectLiteralExpression,
  members: readonly ShapeMember[],
  role: MappedShape,
): boolean {
  const [first] = members;
  const names = shape.properties.map(memberName);
  return (
    containerDefault(members, role) !== null &&
    shapeMappings[role].filled.some(
      ({ from, within }) =>
        within[0] === (first && pathTo(first.mapping)[0]) && from !== null && names.includes(from),
    )
  );
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
  const names = members.map(({ mapping }) => mapping.from);
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to }) => `${String(to.at(-1))}: ${dialect.string}, `);
  const required = isList && isWhollyPartial(shape) ? requiredIn(String(container), role) : null;
  const inner = members.flatMap(({ node, mapping }, at): Piece[] => {
    const schema = [mapping.op === "move" ? rangeOf(node.initializer) : dialect.number];
    const isLoose = required?.some((name) => name !== mapping.from && names.includes(name));
    return [
      `${at > 0 ? ", " : ""}${String(pathTo(mapping).at(-1))}: `,
      ...(isLoose && !isOptionalSchema(node.initializer) ? dialect.optional(schema) : schema),
    ];
  });
  const object = dialect.object([...filled, ...inner]);
  const whole = isList ? dialect.list(object) : object;
  const value = containerDefault(members, role);
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
      ...(value ? dialect.filled(whole, value) : isOptional ? dialect.optional(whole) : whole),
    ),
    ...others.map(({ node }) => removeProperty(file, node, shape.properties)),
  ];
}
