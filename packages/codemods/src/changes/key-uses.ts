import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { Role } from "../facts/shapes.ts";
import { isDeclaredMember } from "../facts/value-origin.ts";
import { append } from "../program/append.ts";
import { isChoice } from "../program/is-choice.ts";
import { isNullish, type Value, type Values } from "../provenance/value.ts";

/** A place that holds the text of a literal, whole. */
interface KeyUse {
  readonly node: ts.Node;
  readonly text: Value;
}

/** Where the text of each literal arrives, by the literal. */
export type KeyUses = ReadonlyMap<ts.Node, readonly KeyUse[]>;

/** Follows the literals of some keys to all places that hold their text. */
export function followKeys(facts: Facts, literals: ReadonlySet<ts.Node>): KeyUses {
  const uses = new Map<ts.Node, KeyUse[]>();
  if (literals.size === 0) return uses;
  for (const [node, values] of facts.machine.seen) {
    for (const value of values) {
      const literal = literalOf(value);
      if (literal && literals.has(literal)) append(uses, literal, { node, text: value });
    }
  }
  return uses;
}

/** The literal that a text is, whole. */
export function literalOf(value: Value): ts.Node | null {
  if (value.kind !== "text" || value.parts.length !== 1) return null;
  const [part] = value.parts;
  return part && "text" in part ? part.node : null;
}

/** Whether the text of a literal is for nothing but looking members of a role up, and what is fine beside that. */
export function isForLookUps(
  facts: Facts,
  literal: ts.Node,
  role: Role,
  uses: KeyUses,
  isFine: (node: ts.Node) => boolean = () => false,
): boolean {
  return (uses.get(literal) ?? []).every((use) => isFine(use.node) || isLookUp(facts, use, role));
}

function isLookUp(facts: Facts, { node, text }: KeyUse, role: Role): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
    return holdsOnly(facts, facts.machine.lookUps.receivers(parent, text), role);
  if (ts.isComputedPropertyName(parent) && ts.isBindingElement(parent.parent))
    return holdsOnly(facts, facts.seen(parent.parent.parent), role);
  if (ts.isComputedPropertyName(parent) && ts.isObjectLiteralExpression(parent.parent.parent))
    return facts.roles.of.get(parent.parent.parent)?.has(role) ?? false;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return parent.left === node && holdsOnly(facts, facts.seen(parent.right), role);
  return isPassedOn(facts, node);
}

/** Whether a place holds nothing but values of a role. */
export function holdsOnly(facts: Facts, values: Values, role: Role): boolean {
  const held = [...values].filter((value) => !isNullish(value));
  const known = held.filter((value) => !isDeclaredMember(value));
  return (
    (known.length > 0 || held.length === 0) &&
    known.every((value) => facts.roles.roleOf(value).has(role))
  );
}

/** Whether a place only hands on what it holds: declares it, gives it to a function of the program, gives it back. */
export function isPassedOn(facts: Facts, node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent))
    return true;
  if (ts.isCallExpression(parent))
    return parent.expression !== node && callsOwn(facts, parent.expression);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (ts.isBinaryExpression(parent)) return isChoice(parent.operatorToken.kind);
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent)
  );
}

function callsOwn(facts: Facts, callee: ts.Expression): boolean {
  const values = [...facts.seen(callee)];
  return (
    values.length > 0 &&
    values.every((value) => value.kind === "function" && !value.context.module.isModel)
  );
}
