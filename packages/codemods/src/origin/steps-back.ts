import { ts } from "ts-morph";
import { type Step, type Trail, within } from "./step.ts";
import { stepsOfCall } from "./steps-of-call.ts";
import { stepsOfMember } from "./steps-of-member.ts";
import { stepsOfName } from "./steps-of-name.ts";

/** The expressions that the value of an expression may have come from, one step back. */
export function stepsBack(trail: Trail, node: ts.Node): readonly Step[] {
  if (ts.isIdentifier(node)) return stepsOfName(trail, node);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return stepsOfMember(trail, node);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return stepsOfCall(trail, node);
  return partsOf(node).map(within);
}

/** The parts of an expression that its value is one of, or is made of. */
function partsOf(node: ts.Node): readonly ts.Node[] {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isSpreadAssignment(node)
  )
    return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return [node.left, node.right];
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(heldBy);
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (ts.isJsxExpression(node)) return node.expression ? [node.expression] : [];
  return [];
}

function heldBy(property: ts.ObjectLiteralElementLike): readonly ts.Node[] {
  if (ts.isPropertyAssignment(property)) return [property.initializer];
  if (ts.isShorthandPropertyAssignment(property)) return [property.name];
  return ts.isSpreadAssignment(property) ? [property.expression] : [];
}
