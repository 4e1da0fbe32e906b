import { ts } from "ts-morph";
import { hasModifier } from "../../program/has-modifier.ts";

/** Whether a class member says `static`. */
export function isStatic(member: ts.ClassElement): boolean {
  return hasModifier(member, ts.SyntaxKind.StaticKeyword);
}
