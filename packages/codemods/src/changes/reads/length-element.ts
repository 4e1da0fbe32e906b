import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { elementName } from "../../facts/member-reads.ts";
import { bareExpression } from "../../program/bare-expression.ts";

/** `{ completedDates: { length: days } }` takes nothing but the count. */
export function lengthElement(element: ts.BindingElement): ts.BindingElement | null {
  if (!ts.isObjectBindingPattern(element.name)) return null;
  const [only, other] = element.name.elements;
  return only && !other && elementName(only) === "length" ? only : null;
}

/**
 * What an element takes where there is nothing to take, in the text of the program or anew: a list that stands in
 * for dates that are only counted stands for their number.
 */
export function fallbackOf(element: ts.BindingElement, isCounted: boolean): Piece | null {
  const { initializer } = element;
  const own = isCounted ? lengthElement(element)?.initializer : undefined;
  if (own) return rangeOf(own);
  if (!initializer) return null;
  return isCounted ? countOfList(initializer) : rangeOf(initializer);
}

/** `0` for `[]`, and `NONE.length` for what is kept elsewhere. */
export function countOfList(list: ts.Expression): string {
  const given = bareExpression(list);
  if (ts.isArrayLiteralExpression(given) && !given.elements.some(ts.isSpreadElement))
    return String(given.elements.length);
  return `${ts.isLeftHandSideExpression(list) ? list.getText() : `(${list.getText()})`}.length`;
}
