import { ts } from "ts-morph";
import { elementName } from "../../facts/member-reads.ts";

/** `{ completedDates: { length: days } }` takes nothing but the count. */
export function lengthElement(element: ts.BindingElement): ts.BindingElement | null {
  if (!ts.isObjectBindingPattern(element.name)) return null;
  const [only, other] = element.name.elements;
  return only && !other && elementName(only) === "length" ? only : null;
}
