import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, changeOfRole } from "../../facts/shapes.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import { mappedSource } from "../../provenance/types/mapped-structure.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { membersWrittenOut } from "./own-types.ts";

/**
 * `Errors<Draft>` of `type Errors<T> = { [K in keyof T]?: string }` is a table of the program's own: its members keep
 * their names, whatever becomes of a draft's.
 */
export function findMemberTables(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(ts.isTypeReferenceNode).flatMap((node) => {
    if (!node.typeArguments) return [];
    const alias = aliasNamed(facts.program, node);
    return node.typeArguments.flatMap((given, at) => {
      const parameter = alias?.typeParameters?.[at];
      const isTable = alias && parameter && isKeptByName(alias.type, parameter.name.text);
      return isTable ? proposalsFor(facts, given) : [];
    });
  });
}

/** Whether a type has values of its own under the names of another's members, and nothing else of that. */
function isKeptByName(type: ts.TypeNode, name: string): boolean {
  let isNamed = false;
  let isMore = false;
  const visit = (node: ts.Node): void => {
    if (ts.isMappedTypeNode(node) && (mappedSource(node) || givesMembers(node.type, name)))
      isMore = true;
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === name) {
      const { parent } = node;
      if (ts.isTypeOperatorNode(parent)) isNamed ||= isOfTable(parent);
      else if (!ts.isIndexedAccessTypeNode(parent)) isMore = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(type);
  return isNamed && !isMore;
}

/** Whether the values are those of the members, at least some: `T[K] extends object ? Deep<T[K]> : T[K]`. */
function givesMembers(type: ts.TypeNode | undefined, name: string): boolean {
  if (!type) return false;
  if (ts.isParenthesizedTypeNode(type)) return givesMembers(type.type, name);
  if (ts.isUnionTypeNode(type)) return type.types.some((each) => givesMembers(each, name));
  if (ts.isConditionalTypeNode(type))
    return givesMembers(type.trueType, name) || givesMembers(type.falseType, name);
  return ts.isIndexedAccessTypeNode(type) && type.objectType.getText() === name;
}

/** `[K in keyof T]`, `Record<keyof T, string>` */
function isOfTable({ parent }: ts.TypeOperatorNode): boolean {
  if (ts.isTypeParameterDeclaration(parent)) return ts.isMappedTypeNode(parent.parent);
  return ts.isTypeReferenceNode(parent) && parent.typeName.getText() === "Record";
}

function proposalsFor(facts: Facts, given: ts.TypeNode): readonly Proposal[] {
  const { types } = facts.machine;
  const structure = types.expand(types.refer(given));
  if (structure.is !== "object" || structure.bases.length > 0) return [];
  const { declaration, members } = structure;
  return [...(facts.roles.of.get(declaration) ?? [])].flatMap((role): readonly Proposal[] => {
    if (role === "envelope" || !changedNames(role).some((name) => members.has(name))) return [];
    const written = membersWrittenOut(given, structure, role);
    return [
      {
        change: changeOfRole(role),
        node: given,
        message: `a ${role} has other members in v2 than those that this is kept by`,
        edits: written === null ? null : [replace(pathOf(given), rangeOf(given), written)],
        confidence: written === null ? "manual" : "safe",
        reason: written === null ? "v2 has nothing that one of the members could be" : null,
        ties: [declaration],
      },
    ];
  });
}
