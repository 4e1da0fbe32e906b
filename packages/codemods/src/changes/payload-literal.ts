import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { Role } from "../facts/shapes.ts";

/** An object literal, or the attributes of a JSX element, that makes a payload. */
export interface PayloadLiteral {
  readonly facts: Facts;
  readonly node: ts.Node;
  readonly members: readonly LiteralMember[];
  readonly role: Role;
  /** Whether it is sent as a request body. */
  readonly isSent: boolean;
}

/** A property of an object literal, or an attribute. */
export type LiteralMember = ts.ObjectLiteralElementLike | ts.JsxAttributeLike;

/** The name of a member; null where it is spread or computed. */
export function memberName(member: LiteralMember): string | null {
  if (ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member)) return null;
  const { name } = member;
  if (ts.isJsxNamespacedName(name)) return null;
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : null;
}

/** Whether members come from elsewhere too. */
export function hasSpread(members: readonly LiteralMember[]): boolean {
  return members.some((member) => ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member));
}
