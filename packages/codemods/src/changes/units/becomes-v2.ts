import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isUnitConstant } from "./unit-constants.ts";

/** Whether a literal becomes v2 by where it stands: as a name for a unit, or in an object or a class that does. */
export function becomesV2(facts: Facts, literal: ts.Node | null): boolean {
  if (!literal) return false;
  if (isUnitConstant(facts, literal)) return true;
  const { parent } = literal;
  const isMember = ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
  if (isMember && parent.initializer === literal) return facts.roles.of.has(parent.parent);
  const isChoice =
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isBinaryExpression(parent);
  return isChoice && becomesV2(facts, parent);
}
