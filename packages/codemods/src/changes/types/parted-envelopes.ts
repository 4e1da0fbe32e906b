import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  type DeclaredType,
  declaredMembers,
  isDeclaredType,
  memberType,
  nameNode,
} from "../declared-member.ts";
import { SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { envelopeMembers } from "./envelope-type.ts";
import { isPlain } from "./plain-type.ts";
import { withoutImport } from "./without-import.ts";

/**
 * `ApiResponse<Habit[]>`, where `ApiResponse<Weather>` is of something else that keeps its members: the envelope of v2 is
 * written out.
 */
export function findPartedEnvelopes(facts: Facts): readonly Proposal[] {
  const { inlined } = facts.machine.types;
  return [...inlined].flatMap((node) => {
    const isOurs = facts.roles.of.get(node)?.has("envelope") && ts.isTypeReferenceNode(node);
    return isOurs ? propose(facts, node, inlined) : [];
  });
}

function propose(
  facts: Facts,
  node: ts.TypeReferenceNode,
  inlined: ReadonlySet<ts.Node>,
): readonly Proposal[] {
  const { types } = facts.machine;
  const structure = types.expand(types.refer(node));
  if (structure.is !== "object" || !isDeclaredType(structure.declaration)) return [];
  const pieces = written(node, structure.declaration);
  return [
    {
      change: envelope.success.change,
      node,
      message: SUCCESS_MESSAGE,
      edits: [
        replace(pathOf(node), rangeOf(node), ...pieces),
        ...withoutImport(node, pieces, inlined),
      ],
      confidence: "safe",
      reason: null,
      ties: [node],
    },
  ];
}

/** The envelope of v2 with what is given to the type parameters; other types are those of the declaration's members. */
function written(node: ts.TypeReferenceNode, type: DeclaredType): readonly Piece[] {
  const given = argumentsOf(node, type);
  const own = new Map(
    declaredMembers(type).map((each) => [nameNode(each)?.text, memberType(each)]),
  );
  const members = envelopeMembers(type).map(({ name, optional, type: made }): readonly Piece[] => {
    const declared = own.get(name);
    const argument = declared && given.get(declared.getText());
    const isKept = name === envelope.error.member || !declared || isPlain(declared);
    const outside: readonly Piece[] = argument
      ? [rangeOf(argument)]
      : [`${node.getText()}['${name}']`];
    return [`${name}${optional ? "?" : ""}: `, ...(isKept ? made : outside)];
  });
  return ["{ ", ...members.flatMap((member, at) => (at > 0 ? ["; ", ...member] : member)), " }"];
}

/** What is given to each type parameter of a declaration, by its name. */
function argumentsOf(
  { typeArguments }: ts.TypeReferenceNode,
  type: DeclaredType,
): ReadonlyMap<string, ts.TypeNode> {
  const declaration = ts.isTypeLiteralNode(type) ? type.parent : type;
  const parameters =
    ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
      ? (declaration.typeParameters ?? [])
      : [];
  return new Map(
    parameters.flatMap(({ name }, at) => {
      const argument = typeArguments?.[at];
      return argument ? [[name.text, argument] as const] : [];
    }),
  );
}
