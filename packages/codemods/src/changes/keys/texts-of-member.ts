import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";

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
    if (facts.roles.of.has(literal) || !isLike(literal, parent)) return [];
    const member = literal.properties.find((each) => each.name?.getText() === told);
    return member && ts.isPropertyAssignment(member) ? [member.initializer] : [];
  });
}

function isLike(
  { properties }: ts.ObjectLiteralExpression,
  { members }: ts.TypeLiteralNode | ts.InterfaceDeclaration,
): boolean {
  const names = new Set(properties.map((each) => each.name?.getText()));
  const known = new Set(members.map((each) => each.name?.getText()));
  const isWhole = members.every(
    (each) => each.questionToken !== undefined || names.has(each.name?.getText()),
  );
  return isWhole && [...names].every((each) => known.has(each));
}
