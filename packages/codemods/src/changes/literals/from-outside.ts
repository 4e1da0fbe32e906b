import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isHardlyKnown } from "../is-unknown.ts";

/**
 * Whether a value is a member of what came from outside, such as `req.body.frequency` or `row.frequency` of a file's
 * JSON: nothing and nobody says that it is there.
 */
export function isFromOutside(facts: Facts, node: ts.Expression): boolean {
  const value = bareExpression(node);
  return isHardlyKnown(facts, value) && isMember(facts, value);
}

function isMember(facts: Facts, node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return true;
  if (!ts.isIdentifier(node)) return false;
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (!declared) return false;
  if (ts.isBindingElement(declared)) return !declared.initializer && !declared.dotDotDotToken;
  const initializer = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return initializer !== undefined && isMember(facts, bareExpression(initializer));
}
