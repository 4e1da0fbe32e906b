import { ts } from "ts-morph";
import { oncePer } from "../program/once-per.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Values } from "../provenance/value.ts";

/** A place that reads or writes members of a value by name. */
export interface MemberRead {
  readonly node: ts.Node;
  readonly receivers: Values;
  readonly names: readonly string[];
}

/** Every member access and object pattern that was reached, with what it is applied to. */
export const memberReads = oncePer((machine: Machine): readonly MemberRead[] =>
  machine.program.nodes(isAccess).flatMap((node) => readAt(machine, node) ?? []),
);

/** Whether a node may read or write members by name. */
function isAccess(
  node: ts.Node,
): node is ts.AccessExpression | ts.ObjectBindingPattern | ts.ObjectLiteralExpression {
  return (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isObjectBindingPattern(node) ||
    ts.isObjectLiteralExpression(node)
  );
}

/** What a node reads or writes by name; null where it does neither, or was never reached. */
export function readAt(machine: Machine, node: ts.Node): MemberRead | null {
  if (ts.isPropertyAccessExpression(node)) {
    return read(machine, node, node.expression, [node.name.text]);
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return read(machine, node, node.expression, [node.argumentExpression.text]);
  }
  if (ts.isObjectBindingPattern(node)) {
    return read(
      machine,
      node,
      node,
      node.elements.map(elementName).filter((name) => name !== null),
    );
  }
  if (isAssignmentPattern(node)) {
    return read(
      machine,
      node,
      node,
      node.properties.map(propertyName).filter((name) => name !== null),
    );
  }
  return null;
}

function read(
  machine: Machine,
  node: ts.Node,
  holder: ts.Node,
  names: readonly string[],
): MemberRead | null {
  const receivers = machine.seen.get(holder);
  return receivers && receivers.size > 0 ? { node, receivers, names } : null;
}

/** The member that an element of a pattern takes; null for rest and for names that are not written there. */
export function elementName(element: ts.BindingElement): string | null {
  return element.dotDotDotToken ? null : writtenName(element.propertyName ?? element.name);
}

function propertyName({ name }: ts.ObjectLiteralElementLike): string | null {
  return name ? writtenName(name) : null;
}

/** `title`, `'title'` or `['title']`. */
function writtenName(name: ts.PropertyName | ts.BindingPattern): string | null {
  if (ts.isComputedPropertyName(name))
    return ts.isStringLiteralLike(name.expression) ? name.expression.text : null;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}

/** `({ a } = b)`, `for ({ a } of b)`, and patterns within patterns. */
export function isAssignmentPattern(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && isTarget(node);
}

function isTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent))
    return parent.initializer === node && isTarget(parent.parent);
  return ts.isArrayLiteralExpression(parent) && isTarget(parent);
}
