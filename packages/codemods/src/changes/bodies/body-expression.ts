import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { equalityOf } from "../../program/equality.ts";
import type { BodyValue } from "../../provenance/body-objects.ts";
import { isWithin } from "../is-within.ts";

/** The expression inside an argument that holds the body itself, not its JSON. */
export function bodyExpression(
  facts: Facts,
  node: ts.Node,
  path: ts.Expression,
  objects: ReadonlySet<BodyValue>,
): ts.Expression | null {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return null;
  // What the path is made of is no body, though it may name the same object.
  if (isWithin(path, node) && !ts.isObjectLiteralExpression(node)) return null;
  if (isOnlyAsked(node)) return null;
  const values = facts.seen(node);
  if (
    ts.isExpression(node) &&
    [...values].some((value) => value.kind !== "unknown" && objects.has(value as BodyValue))
  )
    return node;
  const isUnknown = values.size > 0 && [...values].every((value) => value.kind === "unknown");
  if (ts.isExpression(node) && isUnknown && [...objects].every(({ kind }) => kind === "unknown"))
    return node;
  let found: ts.Expression | null = null;
  ts.forEachChild(node, (child) => {
    found ??= bodyExpression(facts, child, path, objects);
  });
  return found;
}

/** A condition asks whether there is a body; headers have none. */
function isOnlyAsked(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const isShort = kind === ts.SyntaxKind.AmpersandAmpersandToken || equalityOf(kind) !== null;
    return isShort && parent.left === node;
  }
  return ts.isPropertyAssignment(node) && node.name.getText() === "headers";
}
