import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, mappingOf, pathTo } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { memberName } from "../../program/member-name.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isSchemaShape } from "./is-schema-shape.ts";
import { joinedMembers } from "./joined-members.ts";
import { namesFailures } from "./named-failures.ts";
import { containerDefault, isPlainDefault, type ShapeMember } from "./schema-default.ts";
import { dialectIn } from "./schema-dialect.ts";
import { proposeSchemaEnvelope } from "./schema-envelope.ts";

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
      ? joinedMembers(facts, { shape, members, role, dialect })
      : null;
  const isAssumed = !isRename && isFilledBeside(shape, members, role);
  const judged = edits
    ? sureness(isAssumed, namesFailures(facts, members))
    : left(dialect === null, members.every(isPlainDefault));
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

function left(isOneByOne: boolean, isPlain: boolean): Pick<Proposal, "confidence" | "reason"> {
  return { confidence: "manual", reason: isOneByOne ? ONE_BY_ONE : isPlain ? WIDENED : MADE };
}

const ONE_BY_ONE = "the library's functions are imported one by one here";
const NAMED =
  "what the program tells of a value that fails names its members, which have the names of v2 then";
const MADE = "what a schema gives in place of a missing value is made anew each time";
const WIDENED = "the schema that this one adds to has a part of what v2 has together";
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
