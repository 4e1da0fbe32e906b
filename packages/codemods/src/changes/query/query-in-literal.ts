import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { doesWithout } from "./does-without.ts";
import type { QueryValue } from "./query-value.ts";

/** A member of a literal that holds the query: `{ habitId }`. */
export function queryInLiteral(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  member: ts.ObjectLiteralElementLike,
  kept: ts.Expression | null = null,
): QueryValue {
  const expression = ts.isPropertyAssignment(member)
    ? member.initializer
    : ts.isShorthandPropertyAssignment(member)
      ? member.name
      : null;
  if (!expression) return { edits: null, reason: "the query is put together at run time" };
  const value: readonly Piece[] =
    ts.isStringLiteralLike(expression) && /^[\w.~-]+$/.test(expression.text)
      ? [expression.text]
      : [
          "${encodeURIComponent(",
          ts.isShorthandPropertyAssignment(member) ? expression.getText() : rangeOf(expression),
          ")}",
        ];
  return { value, expression, edits: [withoutMember(facts, literal, member, kept)], inText: null };
}

/** Takes a member out, and what only held it: `{ params: { habitId } }` is of no use when empty. */
function withoutMember(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  member: ts.ObjectLiteralElementLike,
  kept: ts.Expression | null,
): Edit {
  const file = pathOf(literal);
  const { parent } = literal;
  if (literal.properties.length > 1 || literal === kept)
    return removeProperty(file, member, literal.properties);
  if (!mayGo(facts, literal))
    return replace(file, { start: literal.getStart() + 1, end: literal.getEnd() - 1 }, "");
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    return withoutMember(facts, parent.parent, parent, kept);
  }
  const isLast =
    ts.isCallExpression(parent) &&
    parent.arguments.length > 1 &&
    parent.arguments.at(-1) === literal;
  return isLast
    ? removeProperty(file, literal, parent.arguments)
    : removeProperty(file, member, literal.properties);
}

/** Whether what is given an object does as well without it. */
function mayGo(facts: Facts, literal: ts.ObjectLiteralExpression): boolean {
  const { parent } = literal;
  if (ts.isCallExpression(parent)) return doesWithout(facts, parent, literal, null);
  if (!ts.isPropertyAssignment(parent) || !ts.isCallExpression(parent.parent.parent)) return true;
  return doesWithout(facts, parent.parent.parent, parent.parent, memberName(parent));
}
