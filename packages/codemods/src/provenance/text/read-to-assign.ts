import { ts } from "ts-morph";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Value, Values } from "../value.ts";
import { union } from "../values.ts";
import { ASSIGNED } from "./hrefs-of.ts";

/** The assignment to a part of a URL in which a part of the same URL is asked for, such as `url.pathname += …`; null elsewhere. */
export function assignmentAround(node: ts.Node): ts.BinaryExpression | null {
  const url = ts.isPropertyAccessExpression(node) ? node.expression.getText() : null;
  const assigned = ts.findAncestor(node, isToMember);
  return assigned && urlOf(assigned) === url ? assigned : null;
}

/**
 * What a URL is as it is asked in such an assignment: as it was made, or what others before assigned. What came of the
 * assignment itself does not count, as it would grow without end; where that writes no text, nothing tells the two apart.
 */
export function readToAssign(
  machine: Machine,
  site: SiteValue,
  assignment: ts.BinaryExpression,
): Values {
  const made = machine.read(machine.prop(site, "href"));
  const isTold = nodesIn(assignment.right).some(ts.isStringLiteralLike) || hasTemplate(assignment);
  if (!isTold) return made;
  const assigned = [...machine.read(machine.prop(site, ASSIGNED))];
  const before = new Set(assigned.filter((text) => !comesOf(text, assignment)));
  return before.size > 0 && isAssignedAnewBefore(assignment) ? before : union(made, before);
}

function hasTemplate({ right }: ts.BinaryExpression): boolean {
  return nodesIn(right).some(ts.isTemplateExpression);
}

/** Whether a text has a part that the assignment writes. */
function comesOf(value: Value, assignment: ts.Node): boolean {
  if (value.kind !== "text") return false;
  const source = assignment.getSourceFile();
  return value.parts.some((part) => {
    const node = "text" in part ? part.node : part.hole;
    return (
      node.getSourceFile() === source &&
      node.getStart() >= assignment.getStart() &&
      node.getEnd() <= assignment.getEnd()
    );
  });
}

/** Whether the same member was given something else in the same function: what the URL was made of is gone then. */
function isAssignedAnewBefore(assignment: ts.BinaryExpression): boolean {
  const home = ts.findAncestor(assignment, ts.isFunctionLike) ?? assignment.getSourceFile();
  const url = urlOf(assignment);
  return nodesIn(home).some(
    (node) =>
      isToMember(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.left.getText() === assignment.left.getText() &&
      node.getEnd() <= assignment.getStart() &&
      !nodesIn(node.right).some((each) => each.getText() === url),
  );
}

type ToMember = ts.BinaryExpression & { readonly left: ts.PropertyAccessExpression };

function isToMember(node: ts.Node): node is ToMember {
  return (
    ts.isBinaryExpression(node) &&
    isAssignmentOperator(node.operatorToken) &&
    ts.isPropertyAccessExpression(node.left)
  );
}

function urlOf({ left }: ts.BinaryExpression): string | null {
  return ts.isPropertyAccessExpression(left) ? left.expression.getText() : null;
}
