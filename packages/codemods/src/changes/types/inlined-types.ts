import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { changeOfRole } from "../../facts/shapes.ts";
import type { TypeMember } from "../../provenance/types/structure.ts";
import {
  type DeclaredMember,
  type DeclaredType,
  declaredMembers,
  isDeclaredType,
  isOptional,
  memberType,
  nameNode,
  type TypedMember,
} from "../declared-member.ts";
import { removeProperties } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { movedGroups, newMember } from "./payload-type.ts";
import { isPlain } from "./plain-type.ts";

/**
 * `interface Habit extends Draft`, where drafts are objects of the program's own that keep their members: a habit has
 * members of v2 beside them.
 */
export function findInlinedTypes(facts: Facts): readonly Proposal[] {
  const { inlined } = facts.machine.types;
  return together([...inlined]).flatMap((nodes) => {
    const roles = new Set(nodes.flatMap((node) => [...(facts.roles.of.get(node) ?? [])]));
    return [...roles].flatMap((role) =>
      role === "envelope" ? [] : [proposeInlined(facts, nodes as ts.TypeNode[], role)],
    );
  });
}

/** The types of one `extends` at once, as they go out of one list; any others one by one. */
function together(nodes: readonly ts.Node[]): readonly (readonly ts.Node[])[] {
  const clauses = new Set(nodes.map(({ parent }) => parent).filter(ts.isHeritageClause));
  return [
    ...[...clauses].map((clause) => clause.types.filter((type) => nodes.includes(type))),
    ...nodes.filter(({ parent }) => !ts.isHeritageClause(parent)).map((node) => [node]),
  ];
}

function proposeInlined(facts: Facts, nodes: readonly ts.TypeNode[], role: MappedShape): Proposal {
  const { types } = facts.machine;
  const found = nodes.map((node) => {
    const structure = types.expand(types.refer(node));
    const declaration = structure.is === "object" ? structure.declaration : null;
    const isWhole = structure.is === "object" && structure.bases.length === 0;
    return declaration && isWhole && isDeclaredType(declaration)
      ? membersInV2(facts, { declaration, members: structure.members }, node, role)
      : null;
  });
  const members = found.flatMap((each) => each ?? []);
  const isClear = !found.includes(null);
  const [node] = nodes as readonly [ts.TypeNode];
  return {
    change: changeOfRole(role),
    node,
    message: `a ${role} has other members in v2 than what it is declared by here`,
    edits: isClear ? written(nodes, members) : null,
    confidence: isClear ? "safe" : "manual",
    reason: isClear ? null : "it declares objects of your own, which keep their members",
    ties: nodes.filter((each) => types.expand(types.refer(each)).is === "object"),
  };
}

/** A declared type, and which of its members a utility type leaves: all are there in `Required<Draft>`. */
interface Selected {
  readonly declaration: DeclaredType;
  readonly members: ReadonlyMap<string, TypeMember>;
}

/** The members that v2 has for those of a type, as another file may declare them. */
function membersInV2(
  facts: Facts,
  { declaration, members: selected }: Selected,
  name: ts.TypeNode,
  role: MappedShape,
): readonly string[] {
  const memberOf = (node: TypedMember): TypeMember | undefined =>
    selected.get(nameNode(node)?.text ?? "");
  const lacks = (node: TypedMember): boolean => memberOf(node)?.optional ?? isOptional(node);
  const groups = movedGroups([declaration], role)
    .map((group) => group.filter(({ node }) => memberOf(node)))
    .filter((group) => group.length > 0);
  const grouped = new Map(groups.map((group) => [group[0]?.node, group]));
  const moved = new Set(groups.flatMap((group) => group.map(({ node }) => node)));
  const textOf = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) =>
        typeof piece === "string"
          ? piece
          : declaration.getSourceFile().text.slice(piece.start, piece.end),
      )
      .join("");
  return declaredMembers(declaration).flatMap((member): readonly string[] => {
    const group = grouped.get(member);
    if (!memberOf(member)) return [];
    if (!group) return moved.has(member) ? [] : [keptMember(member, name, lacks(member))];
    const made = newMember(facts, group, role, {
      write: (node, type) => outside(node, type, name),
      lacks,
    });
    return [`${made.name}${made.optional ? "?" : ""}: ${textOf(made.type)}`];
  });
}

function keptMember(member: DeclaredMember, name: ts.TypeNode, isMissable: boolean): string {
  const type = memberType(member);
  const written = type && isPlain(type) ? type.getText() : indexed(member, name);
  return `${nameNode(member)?.text ?? member.name.getText()}${isMissable ? "?" : ""}: ${written}`;
}

/** The type of a member as it reads in any file: `Draft['frequency']` where it names something of its own. */
function outside(member: TypedMember, type: readonly Piece[], name: ts.TypeNode): readonly Piece[] {
  const own = memberType(member);
  return !own || isPlain(own) ? type : [indexed(member, name)];
}

function indexed(member: TypedMember, name: ts.TypeNode): string {
  return `${name.getText()}['${nameNode(member)?.text ?? ""}']`;
}

function written(nodes: readonly ts.TypeNode[], members: readonly string[]): readonly Edit[] {
  const [node] = nodes as readonly [ts.TypeNode];
  const file = pathOf(node);
  const clause = node.parent;
  if (!ts.isHeritageClause(clause))
    return [replace(file, rangeOf(node), `{ ${members.join("; ")} }`)];
  const declared = clause.parent;
  const [first] = declared.members;
  const before = first ? declared.getSourceFile().text.slice(first.pos, first.getStart()) : " ";
  const open = declared.members.pos;
  const end = first?.getText().endsWith(";") || !before.includes("\n") ? ";" : "";
  const gap = before.includes("\n") ? (/\n[ \t]*$/.exec(before)?.[0] ?? "\n") : " ";
  const text = members.map((member) => `${gap}${member}${end}`).join("");
  return [...without(clause, nodes), insert(file, open, first ? text : `${text} `)];
}

/** A heritage clause without some of its types. */
function without(clause: ts.HeritageClause, nodes: readonly ts.Node[]): readonly Edit[] {
  const file = pathOf(clause);
  if (clause.types.length > nodes.length) return removeProperties(file, nodes, clause.types);
  return [replace(file, { start: clause.pos, end: clause.getEnd() }, "")];
}
