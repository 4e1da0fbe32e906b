import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { pathOf } from "../receiver.ts";

/**
 * `constructor(readonly title: string)` by another name, with all that the constructor does with it. Null where the class
 * or its constructor has something of that name, or what the class extends may have it.
 */
export function renamedParameter(
  facts: Facts,
  of: ts.ClassLikeDeclaration,
  parameter: ts.ParameterDeclaration,
  to: string,
): readonly Edit[] | null {
  const { name } = parameter;
  if (!ts.isIdentifier(name) || mayHave(of, to)) return null;
  const binding = facts.program.moduleOf(name).scopes.resolve(name);
  if (!binding || says(parameter.parent, to)) return null;
  const uses = binding.references.filter((use) => use !== name);
  return [name, ...uses].map((use) => {
    const isShort = ts.isShorthandPropertyAssignment(use.parent);
    return replace(pathOf(use), rangeOf(use), isShort ? `${use.text}: ${to}` : to);
  });
}

/** Whether a class has a member of a name, or extends what may have it. */
export function mayHave(
  { heritageClauses, members }: ts.ClassLikeDeclaration,
  name: string,
): boolean {
  const isExtending = heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  return isExtending === true || members.some((member) => member.name?.getText() === name);
}

/** Whether code says a name, though it be one of a member. */
function says(node: ts.Node, name: string): boolean {
  return nodesIn(node).some((each) => ts.isIdentifier(each) && each.text === name);
}
