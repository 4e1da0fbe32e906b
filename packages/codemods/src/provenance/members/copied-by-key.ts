import { ts } from "ts-morph";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { wherePresent } from "../../program/where-present.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { pairedIn } from "../native/pairs.ts";
import type { Values } from "../value.ts";
import { flatMap, NOTHING } from "../values.ts";

/**
 * The objects whose members are taken over under their own names by `target[key] = source[key]` or `{ [key]: source[key] }`,
 * or by the value of a `[key, value]`; null where something else is done. What stands in for a value that is not there
 * does not matter.
 *
 * @param isNamed - Whether code spells the names: it is a copy only of an object that itself is gone through by them.
 */
export function copiedByKey(
  machine: Machine,
  key: ts.Expression,
  value: ts.Expression,
  frame: Frame,
  isNamed: boolean,
): Values | null {
  if (!ts.isIdentifier(key)) return null;
  const given = wherePresent(value);
  if (isNamed && !isOfItself(machine, key, given)) return null;
  if (ts.isElementAccessExpression(given) && isSame(frame, given.argumentExpression, key))
    return machine.verbs.evaluate(given.expression, frame);
  return ts.isIdentifier(given) ? ofPair(machine, frame, key, given) : null;
}

/** `for (const key in source) target[key] = source[key]` */
function isOfItself({ program }: Machine, key: ts.Identifier, given: ts.Expression): boolean {
  const source = enumeratedObject(program, key);
  return (
    source !== null &&
    ts.isElementAccessExpression(given) &&
    given.expression.getText() === source.getText()
  );
}

function isSame(frame: Frame, node: ts.Expression, key: ts.Identifier): boolean {
  const { scopes } = frame.context.module;
  const binding = scopes.resolve(key);
  return ts.isIdentifier(node) && binding !== null && scopes.resolve(node) === binding;
}

/** What the pairs were made of that `[key, value]` takes apart; null where they are others. */
function ofPair(
  machine: Machine,
  frame: Frame,
  key: ts.Identifier,
  value: ts.Identifier,
): Values | null {
  const { scopes } = frame.context.module;
  const first = scopes.resolve(key)?.node.parent;
  const second = scopes.resolve(value)?.node.parent;
  if (!first || !second || !ts.isBindingElement(first) || !ts.isBindingElement(second)) return null;
  const pattern = first.parent;
  const isPair =
    ts.isArrayBindingPattern(pattern) &&
    pattern.elements[0] === first &&
    pattern.elements[1] === second &&
    !second.initializer;
  if (!isPair) return null;
  const pairs = machine.latest.get(pattern) ?? NOTHING;
  const paired = flatMap(pairs, (pair) => pairedIn(machine, pair));
  return pairs.size > 0 && paired.size === 0 ? null : paired;
}
