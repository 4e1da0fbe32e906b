import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { equalityOf } from "../../program/equality.ts";
import { oncePer } from "../../program/once-per.ts";
import type { ServiceCall, ServiceValue } from "../../provenance/value.ts";

/** The v1 calls whose payload is held against `null` somewhere, wherever it came to. */
export const heldAgainstNull = oncePer((facts: Facts): ReadonlySet<ServiceCall> => {
  const calls = facts.program.nodes(ts.isBinaryExpression).flatMap((node) => {
    const held = heldAt(node);
    return held && !isRead(held)
      ? [...facts.seen(held)].flatMap((value) =>
          value.kind === "service" && isWhole(value) ? [value.call] : [],
        )
      : [];
  });
  return new Set(calls.filter(({ endpoint }) => endpoint.version === "v1"));
});

/** An item of a list is there whenever the list is: whoever holds one against `null` has a `null` of the program's own in mind. */
function isWhole({ call, type }: ServiceValue): boolean {
  return type.is === (call.endpoint.response.list ? "list" : "payload");
}

/** What `===` or `!==` holds against `null`; null where it is none of these. */
function heldAt(node: ts.BinaryExpression): ts.Expression | null {
  const { left, operatorToken, right } = node;
  const isStrict =
    operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
  if (!isStrict || isToldByType(node)) return null;
  if (right.kind === ts.SyntaxKind.NullKeyword) return left;
  return left.kind === ts.SyntaxKind.NullKeyword ? right : null;
}

/** `body.data === null`, of which the comparison itself is made to take what is not there. */
function isRead(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === envelope.data;
}

/** `typeof value === 'object' && value !== null`, which answers the same where nothing is. */
function isToldByType(comparison: ts.BinaryExpression): boolean {
  const { AmpersandAmpersandToken: and, BarBarToken: or } = ts.SyntaxKind;
  const { parent } = comparison;
  const kind = ts.isBinaryExpression(parent) ? parent.operatorToken.kind : null;
  if (kind !== and && kind !== or) return false;
  let whole: ts.Node = parent;
  while (isJoined(whole.parent, kind)) whole = whole.parent;
  return partsOf(whole, kind).some((part) => isObjectTest(part, kind === and));
}

function isJoined(node: ts.Node, by: ts.SyntaxKind): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === by;
}

function partsOf(node: ts.Node, joinedBy: ts.SyntaxKind): readonly ts.Node[] {
  return isJoined(node, joinedBy) ? [...partsOf(node.left, joinedBy), node.right] : [node];
}

function isObjectTest(node: ts.Node, isEqual: boolean): boolean {
  return (
    ts.isBinaryExpression(node) &&
    equalityOf(node.operatorToken.kind) === isEqual &&
    ts.isTypeOfExpression(node.left) &&
    ts.isStringLiteral(node.right) &&
    node.right.text === "object"
  );
}
