import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MovedMapping, mappingOf, pathTo } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import {
  type DeclaredMember,
  type DeclaredType,
  declaredMembers,
  isOptional,
  type NewMember,
  nameNode,
  removeMember,
  type TypedMember,
  writeMember,
} from "../declared-member.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isBesideParameters } from "./fields-beside.ts";
import { fullerElements } from "./fuller-elements.ts";
import { inheritedContainer } from "./inherited-container.ts";
import { initialContainer } from "./initial-container.ts";
import { isJudgedByType, JUDGED } from "./judged-by-type.ts";
import { mayLack } from "./may-lack.ts";
import { movedType } from "./moved-type.ts";
import { isSetByConstructor } from "./set-by-constructor.ts";

/** A declared member that v2 has elsewhere. */
export interface MovedMember<Node extends TypedMember = DeclaredMember> {
  readonly node: Node;
  readonly mapping: MovedMapping;
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
  return movedGroups(parts, role)
    .filter((members) => !isBesideParameters(members, role))
    .flatMap((members) => writtenAs(facts, parts, members, role));
}

/** The members of a type that v2 has elsewhere, by what holds them there. */
export function movedGroups(
  parts: readonly DeclaredType[],
  role: MappedShape,
): readonly (readonly MovedMember[])[] {
  return byContainer(parts.flatMap(declaredMembers), role);
}

/** Members that v2 has elsewhere, by what holds them there. */
export function byContainer<Node extends TypedMember>(
  nodes: readonly Node[],
  role: MappedShape,
): readonly (readonly MovedMember<Node>[])[] {
  const groups = new Map<string, MovedMember<Node>[]>();
  for (const node of nodes) {
    const mapping = mappingOf(role, nameNode(node)?.text ?? "");
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const key = containerOf(mapping) ?? mapping.from;
    append(groups, key, { node, mapping });
  }
  return [...groups.values()];
}

function writtenAs(
  facts: Facts,
  parts: readonly DeclaredType[],
  members: readonly MovedMember[],
  role: MappedShape,
): readonly Proposal[] {
  const [first, ...others] = members;
  const name = first && nameNode(first.node);
  if (!first || !name) return [];
  const path = pathTo(first.mapping);
  if (path.length > 1 && members.some(({ node }) => isJudgedByType(node)))
    return members.flatMap((member) => leftToPerson(member, parts, role));
  const written =
    path.length === 1
      ? [replace(pathOf(name), rangeOf(name), String(path[0]))]
      : writeMember(first.node, {
          ...newMember(facts, members, role, {
            inherited: inheritedContainer(facts, parts, String(path[0]), role),
            more: fullerElements(facts, parts, String(path[0]), role),
          }),
          initial: initialContainer(facts, members, role),
          isSetInParts: isSetByConstructor(members.map(({ node }) => node)),
        });
  const dropped = others.map((other) => removeMember(other.node));
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

function leftToPerson(
  { mapping, node }: MovedMember,
  ties: readonly DeclaredType[],
  role: MappedShape,
): readonly Proposal[] {
  const base = { change: mapping.change, node, message: describeField(mapping, role), ties };
  const left = { ...base, edits: null, confidence: "manual", reason: JUDGED } as const;
  return [left, waiting(left)];
}

/** How a member of v2 is declared. */
interface MemberStyle {
  /** What becomes of a type, given what v2's member would be declared with beside it. */
  readonly write?: (member: TypedMember, type: readonly Piece[]) => readonly Piece[];
  /** Whether a member may be missing. */
  readonly lacks?: (member: TypedMember) => boolean;
  /** What the type has of the member by another that it extends. */
  readonly inherited?: string | null;
  /** What else its elements have. */
  readonly more?: readonly string[];
}

const PLAIN = {
  write: (_: TypedMember, type: readonly Piece[]): readonly Piece[] => type,
  lacks: isOptional,
};

/** The member that v2 has for those of one group. */
export function newMember(
  facts: Facts,
  members: readonly MovedMember<TypedMember>[],
  role: MappedShape,
  style: MemberStyle = {},
): NewMember {
  const { write, lacks } = { ...PLAIN, ...style };
  const [first] = members;
  const [name = "", ...deeper] = first ? pathTo(first.mapping) : [];
  const isSame = first !== undefined && deeper.length === 0;
  return {
    name: String(name),
    optional: isSame ? lacks(first.node) : isMissable(members, role, lacks),
    type: isSame
      ? write(first.node, movedType(facts, first.node, first.mapping))
      : nestedType(facts, members, role, style),
  };
}

function isMissable(
  members: readonly MovedMember<TypedMember>[],
  role: MappedShape,
  lacks: (member: TypedMember) => boolean,
): boolean {
  return mayLack(
    members.map(({ node, mapping }) => ({ mapping, isOptional: lacks(node) })),
    role,
  );
}

/** `{ periodicity: string; value: number; unit: string }[]`, with the types that v1 declared. */
function nestedType(
  facts: Facts,
  members: readonly MovedMember<TypedMember>[],
  role: MappedShape,
  style: MemberStyle,
): readonly Piece[] {
  const { write, lacks, inherited, more = [] } = { ...PLAIN, ...style };
  const [container, index] = members[0] ? pathTo(members[0].mapping) : [];
  const isList = typeof index === "number";
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to }) => `${String(to.at(-1))}: string; `);
  const inner = members.flatMap(({ node, mapping }, at): Piece[] => [
    ...(at > 0 ? ["; "] : []),
    `${String(pathTo(mapping).at(-1))}${lacks(node) && (at > 0 || !isMissable(members, role, lacks)) ? "?" : ""}: `,
    ...write(node, movedType(facts, node, mapping, members[0]?.node)),
  ]);
  const others = isList ? more.map((each) => `; ${each}`) : [];
  const own = [`{ ${filled.join("")}`, ...inner, ...others, " }"];
  if (!inherited) return isList ? [...own, "[]"] : own;
  return isList ? [`(${inherited}[number] & `, ...own, ")[]"] : [`${inherited} & `, ...own];
}
