import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { memberName } from "../../../program/member-name.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { meetingOf } from "../../bodies/meeting.ts";
import { queryInLiteral } from "../../query/query-in-literal.ts";
import type { QueryValue } from "../../query/query-value.ts";
import { shownLiteral } from "../../shown-literal.ts";
import { literalBehind } from "./spilled-path.ts";

/** `get('/notes', { query: { habitId } })`: given beside the path to a wrapper that puts it into the URL. */
export function queryBesidePath(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  if (use.match.endpoint.request !== "none") return null;
  for (const literal of [shownLiteral(use), literalBehind(facts, use)?.node]) {
    if (!literal) continue;
    const found =
      besidePath(facts, meetingOf(facts, use, literal)?.call, name) ??
      besidePath(facts, makerOf(facts, literal), name);
    if (found) return found;
  }
  return null;
}

function besidePath(
  facts: Facts,
  call: ts.Node | null | undefined,
  name: string,
): QueryValue | null {
  if (!call || (!ts.isCallExpression(call) && !ts.isNewExpression(call))) return null;
  for (const arg of call.arguments ?? []) {
    const found = memberWithin(arg, name, 0);
    if (found) return queryInLiteral(facts, found.literal, found.member);
  }
  return null;
}

/** The call that makes the URL of the path, which another one asks: `read(urlOf('notes', { habitId }))`. */
function makerOf(facts: Facts, literal: ts.Node): ts.Node | null {
  const { parent } = literal;
  if (!ts.isCallExpression(parent) || !parent.arguments.some((arg) => arg === literal)) return null;
  const makers = [...facts.seen(parent.expression)];
  return makers.some(({ kind }) => kind === "function") ? parent : null;
}

function memberWithin(
  node: ts.Expression,
  name: string,
  depth: number,
): { literal: ts.ObjectLiteralExpression; member: ts.ObjectLiteralElementLike } | null {
  if (!ts.isObjectLiteralExpression(node) || depth > 2) return null;
  const member = node.properties.find((property) => memberName(property) === name);
  if (member) return { literal: node, member };
  for (const property of node.properties) {
    const found = ts.isPropertyAssignment(property)
      ? memberWithin(property.initializer, name, depth + 1)
      : null;
    if (found) return found;
  }
  return null;
}
