import { ts } from "ts-morph";

/** A property of an object literal, or an attribute. */
export type LiteralMember = ts.ObjectLiteralElementLike | ts.JsxAttributeLike;

/** The name of a member; null where it is spread or computed. */
export function memberName(member: LiteralMember): string | null {
  if (ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member)) return null;
  const { name } = member;
  if (ts.isJsxNamespacedName(name)) return null;
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : null;
}

/** Whether a text needs no quotation marks as the name of a member. */
export function isIdentifierName(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text);
}
