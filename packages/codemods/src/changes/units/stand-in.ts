import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isChoice } from "../../program/is-choice.ts";
import { pathOf } from "../receiver.ts";
import { isKept } from "./kept-units.ts";

/**
 * `(habit?.unit ?? 'times') === 'times'`: what stands in for a unit of the service becomes v2's along with what it is
 * compared with. Null where more of the program's own comes there.
 */
export function standInEdits(
  facts: Facts,
  node: ts.Expression,
  literal: ts.StringLiteralLike,
  text: string,
): readonly Edit[] | null {
  const choice = bareExpression(node);
  if (!ts.isBinaryExpression(choice) || !isChoice(choice.operatorToken.kind)) return null;
  const { left, right } = choice;
  if (!ts.isStringLiteralLike(right) || right.text !== literal.text) return null;
  if (isKept(facts, left, literal.text)) return null;
  return [right, literal].map((each) => replace(pathOf(each), rangeOf(each), text));
}
