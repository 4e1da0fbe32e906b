import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";

/**
 * What is written for a member that a type declares, in the objects of the program that have what the type says and
 * nothing else, and are no payload: `issues.push({ field: 'title', message })`.
 */
export function textsOfMember(
  facts: Facts,
  { name, parent }: ts.PropertySignature,
): readonly ts.Expression[] {
  const told = name.getText();
  return facts.program.nodes(ts.isObjectLiteralExpression).flatMap((literal) => {
    const member = literal.properties.find((each) => memberName(each) === told);
    if (!member || facts.roles.of.has(literal) || !fits(literal, parent)) return [];
    if (ts.isShorthandPropertyAssignment(member)) return [member.name];
    return ts.isPropertyAssignment(member) ? [member.initializer] : [];
  });
}

/** Whether a literal has the members that a type wants, written as there, and no others. */
function fits(literal: ts.ObjectLiteralExpression, type: ts.PropertySignature["parent"]): boolean {
  const signatures = type.members.filter(ts.isPropertySignature);
  const extended = ts.isInterfaceDeclaration(type) && type.heritageClauses !== undefined;
  const written = new Map(literal.properties.map((each) => [memberName(each), each]));
  const known = new Set(signatures.map(({ name }) => name.getText()));
  return (
    signatures.every((each) => isWritten(written.get(each.name.getText()), each)) &&
    (extended || [...written.keys()].every((each) => each !== null && known.has(each)))
  );
}

/** A member that a type gives one text, as `type: 'changed'`, has that text. */
function isWritten(
  member: ts.ObjectLiteralElementLike | undefined,
  { type, questionToken }: ts.PropertySignature,
): boolean {
  if (!member) return questionToken !== undefined;
  const text =
    type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
      ? type.literal.text
      : null;
  if (text === null || !ts.isPropertyAssignment(member)) return true;
  return !ts.isStringLiteral(member.initializer) || member.initializer.text === text;
}
