import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { declaredType } from "../../provenance/types/declared-type.ts";
import { isFlat } from "../types/flat-type.ts";

/**
 * Whether a compiler is told nothing of the members of an object, as of `body: Record<string, unknown>`, or that any of
 * them is one of several things, as `Json` is: what is read of one has to say what it is. A record of flat members
 * becomes such a one where v2 has objects in it.
 */
export function hasUntoldMembers(facts: Facts, holder: ts.Expression): boolean {
  const declared = isTypeScript(holder) ? typeOfHolder(facts, holder) : undefined;
  if (!declared) return false;
  const { types } = facts.machine;
  const structure = types.expand(types.refer(declared));
  const of =
    structure.is === "record" ? structure.of : structure.is === "object" ? structure.index : null;
  if (!of || !ts.isTypeNode(of.node)) return false;
  const isUnknown = of.node.kind === ts.SyntaxKind.UnknownKeyword;
  return isUnknown || isFlat(of.node) || types.expand(of).is === "union";
}

/** The type that is declared for `body`, `this.body` or `this.#body`. */
function typeOfHolder(facts: Facts, holder: ts.Expression): ts.TypeNode | undefined {
  if (ts.isIdentifier(holder)) {
    const declared = facts.program.moduleOf(holder).scopes.resolve(holder)?.node.parent;
    return declared && (ts.isParameter(declared) || ts.isVariableDeclaration(declared))
      ? declaredType(declared)
      : undefined;
  }
  if (!ts.isPropertyAccessExpression(holder)) return undefined;
  const { expression, name } = holder;
  if (expression.kind !== ts.SyntaxKind.ThisKeyword) return undefined;
  const member = ts
    .findAncestor(holder, ts.isClassLike)
    ?.members.find((each) => each.name?.getText() === name.text);
  return member && ts.isPropertyDeclaration(member) ? declaredType(member) : undefined;
}
