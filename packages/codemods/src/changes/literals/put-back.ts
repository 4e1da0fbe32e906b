import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import type { Binding } from "../../program/binding.ts";
import { equalityOf, isNothing } from "../../program/equality.ts";
import { bindingOf } from "../element-binding.ts";
import { type ConditionalPart, conditionalPart } from "./conditional-part.ts";

/**
 * Whether a member of a literal puts back what a pattern took out, beside the rest of the very object:
 * `{ streak, ...rest }` of `{ streak, ...rest }`. What v2 has in a container is in the rest already.
 */
export function isPutBack(facts: Facts, member: ts.Node): boolean {
  const taken = takenOut(facts, member);
  return taken !== null && !taken.initializer;
}

/**
 * The spread that puts back what is there, and nothing else: `...(streak !== undefined && { streak })` of
 * `{ streak, ...rest }`. Null where a member stands beside the rest itself, or is put back for another reason.
 */
export function putBackIfThere(facts: Facts, member: ts.Node): ts.SpreadAssignment | null {
  const part = partAround(member.parent);
  const name = putBackName(member);
  if (!part || !name || part.literal.properties.length > 1) return null;
  return isPutBack(facts, member) && isPresence(part.condition, name.text) ? part.spread : null;
}

/** The spread that asks whether a variable is there, to put it back: what it asks goes with it. */
export function asksToPutBack(facts: Facts, use: ts.Node): ts.SpreadAssignment | null {
  const spread = ts.findAncestor(use, ts.isSpreadAssignment);
  const part = spread && conditionalPart(spread);
  const [member] = part?.literal.properties ?? [];
  return member ? putBackIfThere(facts, member) : null;
}

/** `target !== undefined`, `target != null`. */
function isPresence(condition: ts.Expression, name: string): boolean {
  if (!ts.isBinaryExpression(condition)) return false;
  const { left, operatorToken, right } = condition;
  return (
    equalityOf(operatorToken.kind) === false &&
    ts.isIdentifier(left) &&
    left.text === name &&
    isNothing(right)
  );
}

/** The conditional part whose literal a node is; null for any other. */
function partAround(literal: ts.Node): ConditionalPart | null {
  const spread = ts.findAncestor(literal, ts.isSpreadAssignment);
  const part = spread ? conditionalPart(spread) : null;
  return part?.literal === literal ? part : null;
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
  const whole = partAround(member.parent)?.spread.parent ?? member.parent;
  return binding && isSpreadIn(facts, whole, binding) ? taken : null;
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
