import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { isWithin } from "../../is-within.ts";
import { referencesTo } from "../../references-to.ts";
import { usesOf } from "./text-uses.ts";

/** Whether a word of the path that a variable holds is asked for by more than URLs: `log(`${action} ${id}`)`. */
export function isNamedAsWord(facts: Facts, literal: ts.Node, path: ts.Node): boolean {
  if (!ts.isStringLiteralLike(literal) || literal.text.includes("/")) return false;
  const declared = declarationAround(literal);
  if (!declared || !ts.isIdentifier(declared.name)) return false;
  const { name } = declared;
  const urls = usesOf(facts, literal).flatMap(({ use }) => use?.request.slots.url ?? []);
  return referencesTo(facts, name).some(
    (use) => ![path, ...urls].some((url) => isWithin(use, url)),
  );
}

/** The variable that is given a literal as it is, or by a condition. */
function declarationAround({ parent }: ts.Node): ts.VariableDeclaration | null {
  if (ts.isVariableDeclaration(parent)) return parent;
  return ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)
    ? declarationAround(parent)
    : null;
}
