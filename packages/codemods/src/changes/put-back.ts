import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { elementName } from "../facts/member-reads.ts";
import type { Binding } from "../program/binding.ts";
import { bindingOf } from "./element-binding.ts";

/**
 * Whether a member of a literal puts back what a pattern took out, beside the rest of the very object:
 * `{ streak, ...rest }` of `{ streak, ...rest }`. What v2 has in a container is in the rest already.
 */
export function isPutBack(facts: Facts, member: ts.Node): boolean {
  const name = putBackName(member);
  if (!name || !ts.isObjectLiteralExpression(member.parent)) return false;
  const element = facts.program.moduleOf(name).scopes.resolve(name)?.node.parent;
  const taken = element && ts.isBindingElement(element) && !element.initializer ? element : null;
  if (!taken || elementName(taken) !== (member as ts.ShorthandPropertyAssignment).name.getText())
    return false;
  const rest = taken.parent.elements.at(-1);
  const isRest = rest && ts.isBindingElement(rest) && rest.dotDotDotToken !== undefined;
  const binding = isRest ? bindingOf(facts, rest) : null;
  return binding ? isSpreadIn(facts, member.parent, binding) : false;
}

/** The variable that a member puts under a name: `streak`, `streak: streak`. */
function putBackName(member: ts.Node): ts.Identifier | null {
  if (ts.isShorthandPropertyAssignment(member)) return member.name;
  return ts.isPropertyAssignment(member) && ts.isIdentifier(member.initializer)
    ? member.initializer
    : null;
}

function isSpreadIn(
  facts: Facts,
  { properties }: ts.ObjectLiteralExpression,
  binding: Binding,
): boolean {
  return properties.some(
    (each) =>
      ts.isSpreadAssignment(each) &&
      ts.isIdentifier(each.expression) &&
      facts.program.moduleOf(each).scopes.resolve(each.expression) === binding,
  );
}
