import type { FieldMapping } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isNothing } from "../../program/equality.ts";
import { memberName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { pathOf } from "../receiver.ts";
import { bodyInPlace } from "./body-in-place.ts";
import type { BodyResult } from "./body-result.ts";
import { type ExpandedMembers, type ExpandField, expandedFrom } from "./expanded-members.ts";
import { writeMembers } from "./write-members.ts";

type Literal = ts.ObjectLiteralExpression;

/**
 * A body that is written where it is handed over, and that is for one kind of call or the other by a condition:
 * `done ? { habitId, date, status: 'done' } : { habitId, date }`, `{ habitId, date, ...(done && { status: 'done' }) }`.
 * Null where it is written otherwise, or always or never has what tells them apart.
 */
export function eitherBody(
  facts: Facts,
  body: ts.Expression,
  fields: readonly FieldMapping[],
  field: ExpandField,
): BodyResult | null {
  const whole = literalsIn(body);
  const parts = whole?.flatMap(spreadLiterals) ?? [];
  if (!whole || parts.includes(null)) return null;
  const all = [...whole, ...parts.filter((part) => part !== null)];
  const telling = all.flatMap((literal) => memberOf(literal, field.from) ?? []);
  const isAlways = whole.every((literal) => isSurelyIn(literal, field));
  if (telling.length === 0 || isAlways || !all.every(isPlain)) return null;
  const values = telling.flatMap((member) => [
    ...facts.seen(choiceOf(member, field)?.value ?? member.initializer),
  ]);
  const expanded = expandedFrom(facts, field, values);
  if ("reason" in expanded) return null;
  const others = fields.filter((each) => each !== field);
  const moved = all.flatMap(
    (literal) => bodyInPlace(literal, literal.properties, others, expanded).edits ?? [],
  );
  const worth = telling.map((member) => expand(member, field, expanded));
  return {
    edits: [...moved, ...worth],
    review: `\`${field.from}\` tells a check-in from a skip here`,
    member: (name) => sameIn(whole, name),
  };
}

/** The literals that an expression may give: itself, or either side of a condition. */
function literalsIn(node: ts.Expression): readonly Literal[] | null {
  const bare = bareExpression(node);
  if (ts.isObjectLiteralExpression(bare)) return [bare];
  if (!ts.isConditionalExpression(bare)) return null;
  const [left, right] = [literalsIn(bare.whenTrue), literalsIn(bare.whenFalse)];
  return left && right && [...left, ...right];
}

/** The literals that are spread into one by a condition; null for what is spread otherwise. */
function spreadLiterals({ properties }: Literal): readonly (Literal | null)[] {
  return properties.filter(ts.isSpreadAssignment).flatMap((spread): readonly (Literal | null)[] => {
    const bare = bareExpression(spread.expression);
    const isShort =
      ts.isBinaryExpression(bare) &&
      bare.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return literalsIn(isShort ? bare.right : bare) ?? [null];
  });
}

function isPlain({ properties }: Literal): boolean {
  return properties.every((each) => ts.isSpreadAssignment(each) || memberName(each) !== null);
}

function memberOf({ properties }: Literal, name: string): ts.PropertyAssignment | null {
  return (
    properties.filter(ts.isPropertyAssignment).find((each) => memberName(each) === name) ?? null
  );
}

/** Whether a literal has a member that stands for others, whatever the condition is that its value asks. */
function isSurelyIn(literal: Literal, field: ExpandField): boolean {
  const member = memberOf(literal, field.from);
  return member !== null && choiceOf(member, field) === null;
}

/** When a member stands for others, and what it has then. */
interface Choice {
  readonly condition: readonly Piece[];
  readonly value: ts.Expression;
}

/** `done` of `done ? 'done' : undefined`, and of `done ? 'done' : 'skipped'`. */
function choiceOf({ initializer }: ts.PropertyAssignment, field: ExpandField): Choice | null {
  const bare = bareExpression(initializer);
  if (!ts.isConditionalExpression(bare)) return null;
  const { condition, whenTrue, whenFalse } = bare;
  const isOther = (node: ts.Expression): boolean =>
    isNothing(node) || (ts.isStringLiteral(node) && !Object.hasOwn(field.values, node.text));
  if (isOther(whenFalse)) return { condition: [rangeOf(condition)], value: whenTrue };
  return isOther(whenTrue)
    ? { condition: ["!(", rangeOf(condition), ")"], value: whenFalse }
    : null;
}

function expand(
  member: ts.PropertyAssignment,
  field: ExpandField,
  { members }: ExpandedMembers,
): Edit {
  const written = writeMembers(members);
  const choice = choiceOf(member, field);
  const pieces: readonly Piece[] = choice
    ? ["...(", ...choice.condition, ` ? { ${written} } : {})`]
    : [written];
  return replace(pathOf(member), rangeOf(member), ...pieces);
}

/** What all the literals have under a name, where it is the same. */
function sameIn(literals: readonly Literal[], name: string): readonly Piece[] | null {
  const texts = literals.map((literal) => {
    const member = literal.properties.find((each) => memberName(each) === name);
    if (!member) return null;
    if (ts.isShorthandPropertyAssignment(member)) return name;
    const isSaid = ts.isPropertyAssignment(member) && isRepeatable(member.initializer);
    return isSaid ? member.initializer.getText() : null;
  });
  const [only = null, ...others] = new Set(texts);
  return only !== null && others.length === 0 ? [only] : null;
}
