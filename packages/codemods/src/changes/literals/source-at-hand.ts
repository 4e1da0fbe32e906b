import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, type Role } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { bringsPart, isRequest } from "./brings-part.ts";
import { type CopiedFrom, memberCount } from "./container-source.ts";
import { habitBeside } from "./habit-beside.ts";
import type { HeldMember } from "./held-member.ts";
import { isAssign } from "./merged-arguments.ts";
import type { PayloadLiteral } from "./payload-literal.ts";
import { spreadOver } from "./spread-over.ts";

/**
 * The habit that a part of an update is computed from: `{ target: habit.target + 1 }` changes nothing else
 * of the goal in v1, so the rest of it is taken from there.
 */
export function sourceAtHand(
  { facts, role }: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
): CopiedFrom | null {
  const node = held[0]?.node.parent;
  const merged = node
    ? (mergedInto(facts, node, role, container) ?? spreadOver(facts, node, role, container))
    : null;
  if (merged) return merged;
  if (!isPartOfUpdate({ facts, role }, container, held)) return null;
  for (const { expression } of held) {
    const found = expression && readOf(facts, expression, container, role);
    if (found) return { text: found, isSure: true };
  }
  const owner = node ? habitBeside(facts, node, role) : null;
  return owner ? { text: owner, isSure: true } : null;
}

/** `habit` of `Object.assign(habit, { target })`, which keeps what is not named here. */
export function mergedInto(
  facts: Facts,
  literal: ts.Node,
  role: Role,
  container: string,
): CopiedFrom | null {
  const call = literal.parent;
  if (memberCount(role, container) < 2 || !ts.isCallExpression(call)) return null;
  if (!isAssign(facts, call)) return null;
  const before = call.arguments.filter((argument) => argument.end < literal.pos + 1);
  const found = before.findLast(
    (argument) =>
      isRepeatable(argument) &&
      [...facts.seen(argument)].some((value) => bringsPart(facts, value, role, container, literal)),
  );
  if (!found) return null;
  const isSure = [...facts.seen(found)].every(
    (value) => value.kind === "service" && !isRequest(facts, value),
  );
  return { text: found.getText(), isSure };
}

/** Whether what is sent changes a habit, and some of what v2 has together is not named. */
function isPartOfUpdate(
  { facts, role }: Pick<PayloadLiteral, "facts" | "role">,
  container: string,
  held: readonly HeldMember[],
): boolean {
  const node = held[0]?.node.parent;
  const methods = node ? [...(facts.roles.methods.get(node) ?? [])] : [];
  return (
    methods.length > 0 &&
    methods.every((method) => method === "PUT" || method === "PATCH") &&
    memberCount(role, container) > held.length + 1
  );
}

/** A repeatable name of a service value whose member of the container an expression reads. */
function readOf(facts: Facts, node: ts.Node, container: string, role: Role): string | null {
  if (ts.isPropertyAccessExpression(node) && isRepeatable(node.expression)) {
    const isIt = containerOfName(role, node.name.text) === container;
    const values = facts.seen(node.expression);
    if (
      isIt &&
      values.size > 0 &&
      [...values].every(({ kind }) => kind === "service" || kind === "typed")
    ) {
      return node.expression.getText();
    }
  }
  return (
    ts.forEachChild(node, (child) => readOf(facts, child, container, role) ?? undefined) ?? null
  );
}
