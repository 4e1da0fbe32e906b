import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isConditional, isWholeBody, requiredIn } from "../lacks-required.ts";
import { type HeldMember, heldIn } from "../literals/held-member.ts";
import { LISTS } from "../literals/taking-lists.ts";

/**
 * What a body is made with of a list of v2, where only a condition adds what v2 wants in there:
 * `const body = { unit: 'times' }; if (amount) body.target = amount`.
 */
interface LateList {
  readonly container: string;
  readonly held: readonly HeldMember[];
  /** Whether the list can be written where the rest of it is set. */
  readonly isMovable: boolean;
}

const lateLists = oncePer((facts: Facts): ReadonlyMap<ts.Node, readonly LateList[]> => {
  const found = new Map<ts.Node, LateList[]>();
  for (const { container } of LISTS) {
    for (const [literal, writes] of writesOf(facts, requiredIn(container, "habit"))) {
      const held = heldIn(facts, literal, container);
      if (held.length === 0 || !writes.every(isConditional)) continue;
      const isMovable = writes.every(
        (write) => facts.seen(write.expression).size === 1 && held.every(isSameBeside(write)),
      );
      for (const node of [literal, ...writes]) append(found, node, { container, held, isMovable });
    }
  }
  return found;
});

/** The list that is begun in a literal, or in the one that a member is set on; null where it is not late. */
export function lateList(facts: Facts, node: ts.Node, container: string): LateList | null {
  return (
    lateLists(facts)
      .get(node)
      ?.find((each) => each.container === container) ?? null
  );
}

/** Where members are set on a body that is made without them, by the literal that makes it. */
function writesOf(
  facts: Facts,
  names: readonly string[],
): ReadonlyMap<ts.ObjectLiteralExpression, readonly ts.PropertyAccessExpression[]> {
  const found = new Map<ts.ObjectLiteralExpression, ts.PropertyAccessExpression[]>();
  for (const node of facts.program.nodes(ts.isPropertyAccessExpression)) {
    if (!isSet(node) || !names.includes(node.name.text)) continue;
    for (const value of facts.seen(node.expression))
      if (isWholeBody(facts, value) && ts.isObjectLiteralExpression(value.node))
        if (!names.some((name) => value.own.has(name))) append(found, value.node, node);
  }
  return found;
}

function isSet(node: ts.PropertyAccessExpression): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** Whether a member has the same value where something is set later. */
function isSameBeside(later: ts.Node): (member: HeldMember) => boolean {
  return ({ expression, node }) =>
    expression !== null &&
    (ts.isLiteralExpression(expression) ||
      (isRepeatable(expression) && functionAround(node) === functionAround(later)));
}

function functionAround(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node, ts.isFunctionLike);
}
