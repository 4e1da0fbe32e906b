import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isOptionalIn } from "../../provenance/types/is-optional-in.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";

/**
 * Whether the type that a literal is declared with wants a member, so that it stays there even where the object is
 * sent, and is left out where that is done: `const draft: Habit = { …, streak: 0 }`.
 */
export function isWantedByType(facts: Facts, literal: ts.Node, name: string): boolean {
  const declared = declaredType(literal);
  if (!declared) return false;
  const { types } = facts.machine;
  const type = types.refer(declared);
  const parts = objectParts((ref) => types.expand(ref), types.expand(type));
  return parts.some(({ members }) => members.has(name)) && !isOptionalIn(types, type, name);
}

/** The type that is written right at what holds the literal. */
function declaredType({ parent }: ts.Node): ts.TypeNode | null {
  if (ts.isParenthesizedExpression(parent)) return declaredType(parent);
  const isDeclared = ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent);
  if (isDeclared || ts.isArrowFunction(parent)) return parent.type ?? null;
  const around = ts.isReturnStatement(parent)
    ? ts.findAncestor(parent, ts.isFunctionLike)
    : undefined;
  return around?.type ?? null;
}
