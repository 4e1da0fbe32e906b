import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import type { LiteralMember } from "../../program/member-name.ts";

/** An object literal, or the attributes of a JSX element, that makes a payload. */
export interface PayloadLiteral {
  readonly facts: Facts;
  readonly node: ts.Node;
  readonly members: readonly LiteralMember[];
  readonly role: Role;
  /** Whether it is sent as a request body. */
  readonly isSent: boolean;
}

/** Whether members come from elsewhere too. */
export function hasSpread(members: readonly LiteralMember[]): boolean {
  return members.some((member) => ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member));
}
