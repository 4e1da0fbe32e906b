import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { typesGiven } from "../../facts/spread/types-given.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { HeldMember } from "./held-member.ts";

/** Whether a strict compiler saw to it that a member is there: a type that the object is given to asks for it. */
export function isAskedFor(
  { machine, program }: Facts,
  node: ts.Node,
  { mapping: { from: name } }: HeldMember,
): boolean {
  if (!isTypeScript(node) || !isStrict(program, node)) return false;
  return typesGiven(machine, node).some((type) => {
    const structure = machine.types.expand(type);
    const member = structure.is === "object" ? structure.members.get(name) : undefined;
    return member !== undefined && !member.optional && isPlain(machine, member.type);
  });
}

function isStrict({ compilerOption }: Facts["program"], node: ts.Node): boolean {
  const file = node.getSourceFile().fileName;
  return (compilerOption(file, "strictNullChecks") ?? compilerOption(file, "strict")) === true;
}

/** Whether a type lets nothing but numbers or texts in, be it some texts only: no `null` beside them. */
function isPlain(machine: Facts["machine"], type: TypeRef | null): boolean {
  if (type === null || type.node.kind === ts.SyntaxKind.UndefinedKeyword) return false;
  const structure = machine.types.expand(type);
  if (structure.is === "union")
    return !structure.isWhole && structure.of.every((part) => isPlain(machine, part));
  if (structure.is === "literal") return structure.node.literal.kind !== ts.SyntaxKind.NullKeyword;
  return structure.is === "plain";
}
