import { ts } from "ts-morph";

/** A property of an object literal, or an attribute. */
export type LiteralMember = ts.ObjectLiteralElementLike | ts.JsxAttributeLike;

/** The name of a member, be it in brackets; null where it is spread, or only a run tells it. */
export function memberName(member: LiteralMember): string | null {
  if (ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member)) return null;
  const { name } = member;
  if (!name || ts.isJsxNamespacedName(name)) return null;
  if (ts.isComputedPropertyName(name))
    return ts.isStringLiteralLike(name.expression) ? name.expression.text : null;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : null;
}

/** Whether a text needs no quotation marks as the name of a member. */
export function isIdentifierName(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text);
}
