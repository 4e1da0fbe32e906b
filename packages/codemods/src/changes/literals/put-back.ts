import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import type { Binding } from "../../program/binding.ts";
import { bindingOf } from "../element-binding.ts";

/**
 * Whether a member of a literal puts back what a pattern took out, beside the rest of the very object:
 * `{ streak, ...rest }` of `{ streak, ...rest }`. What v2 has in a container is in the rest already.
 */
export function isPutBack(facts: Facts, member: ts.Node): boolean {
  const taken = takenOut(facts, member);
  return taken !== null && !taken.initializer;
}

/** Whether it puts back what was taken out with a default, which the rest does not have. */
export function isPutBackOrDefault(facts: Facts, member: ts.Node): boolean {
  return takenOut(facts, member)?.initializer !== undefined;
}

/** The element of a pattern with a rest that took out what a member puts back beside that rest. */
function takenOut(facts: Facts, member: ts.Node): ts.BindingElement | null {
  const name = putBackName(member);
  if (!name || !ts.isObjectLiteralExpression(member.parent)) return null;
  const taken = facts.program.moduleOf(name).scopes.resolve(name)?.node.parent;
  if (!taken || !ts.isBindingElement(taken)) return null;
  if (elementName(taken) !== (member as ts.ShorthandPropertyAssignment).name.getText()) return null;
  // What is nothing of the service's keeps its names, and what was taken out is in the rest no more.
  if (facts.roles.rolesOf(facts.machine.seen.get(taken.parent) ?? []).size === 0) return null;
  const rest = taken.parent.elements.at(-1);
  const isRest = rest && ts.isBindingElement(rest) && rest.dotDotDotToken !== undefined;
  const binding = isRest ? bindingOf(facts, rest) : null;
  return binding && isSpreadIn(facts, member.parent, binding) ? taken : null;
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
