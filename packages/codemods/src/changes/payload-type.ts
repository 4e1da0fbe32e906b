import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  pathTo,
  type RemoveMapping,
} from "../facts/shapes.ts";
import { mappedLiterals } from "./mapped-literals.ts";
import { describeField } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";
import { type DeclaredType, rangeWithoutEnd, readonlyOf, removeLine } from "./type-member.ts";

interface DeclaredMember {
  readonly node: ts.PropertySignature;
  readonly mapping: MoveMapping | RemoveMapping;
}

/**
 * Members of a payload's type where v2 has them; those of one v2 container stand in it together, though
 * they be declared in several parts.
 */
export function proposePayloadType(
  facts: Facts,
  parts: readonly DeclaredType[],
  role: MappedShape,
): readonly Proposal[] {
  const groups = new Map<string, DeclaredMember[]>();
  for (const member of parts.flatMap((part) => [...part.members])) {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) continue;
    const mapping = mappingOf(role, member.name.text);
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const key = containerOf(mapping) ?? mapping.from;
    groups.set(key, [...(groups.get(key) ?? []), { node: member, mapping }]);
  }
  return [...groups.values()].flatMap((members) => writtenAs(facts, parts, members, role));
}

function writtenAs(
  facts: Facts,
  parts: readonly DeclaredType[],
  members: readonly DeclaredMember[],
  role: MappedShape,
): readonly Proposal[] {
  const [first, ...others] = members;
  if (!first) return [];
  const file = pathOf(first.node);
  const written = isRename(first)
    ? [replace(file, rangeOf(first.node.name), String(pathTo(first.mapping)[0]))]
    : [replace(file, rangeWithoutEnd(first.node), ...nestedType(facts, members, role))];
  const dropped = others.map((other) => removeLine(file, other.node));
  return members.map((member, index) => ({
    change: member.mapping.change,
    node: member.node,
    message: describeField(member.mapping, role),
    edits: index === 0 ? [...written, ...dropped] : [],
    confidence: "safe",
    reason: null,
    ties: parts,
  }));
}

function isRename({ mapping }: DeclaredMember): boolean {
  return mapping.op === "move" && mapping.to.length === 1;
}

/** `goals: { periodicity: string; value: number; unit: string }[]`, with the types that v1 declared. */
function nestedType(
  facts: Facts,
  members: readonly DeclaredMember[],
  role: MappedShape,
): readonly Piece[] {
  const [first] = members;
  if (!first) return [];
  const path = pathTo(first.mapping);
  const [container, index] = path;
  const isList = typeof index === "number";
  const optional = members.some(({ node }) => node.questionToken) ? "?" : "";
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to }) => `${String(to.at(-1))}: string; `);
  const inner = members.flatMap(({ node, mapping }, at): Piece[] => [
    ...(at > 0 ? ["; "] : []),
    `${String(pathTo(mapping).at(-1))}${at > 0 && node.questionToken ? "?" : ""}: `,
    ...typeOf(facts, node, mapping),
  ]);
  const readonly = readonlyOf(first.node);
  return [
    `${readonly}${String(container)}${optional}: { ${filled.join("")}`,
    ...inner,
    ` }${isList ? "[]" : ""}`,
  ];
}

function typeOf(
  facts: Facts,
  node: ts.PropertySignature,
  mapping: MoveMapping | RemoveMapping,
): readonly Piece[] {
  if (mapping.op === "remove") return ["number"];
  if (!node.type) return [mapping.type === "string" ? "string" : "number"];
  return mappedLiterals(facts, node.type, mapping);
}
