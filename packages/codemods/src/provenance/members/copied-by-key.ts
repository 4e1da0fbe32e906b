import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { pairedIn } from "../native/pairs.ts";
import type { Values } from "../value.ts";
import { flatMap, NOTHING } from "../values.ts";

/**
 * The objects whose members `target[key] = …` takes over under their own names: those of `source[key]`, or of
 * the `[key, value]` whose value it is; none where it does something else.
 */
export function copiedByKey(
  machine: Machine,
  target: ts.ElementAccessExpression,
  frame: Frame,
): Values {
  const { parent, argumentExpression: key } = target;
  if (!ts.isBinaryExpression(parent) || parent.left !== target || !ts.isIdentifier(key))
    return NOTHING;
  const given = bareExpression(parent.right);
  if (ts.isElementAccessExpression(given) && isSame(frame, given.argumentExpression, key))
    return machine.verbs.evaluate(given.expression, frame);
  return ts.isIdentifier(given) ? ofPair(machine, frame, key, given) : NOTHING;
}

function isSame(frame: Frame, node: ts.Expression, key: ts.Identifier): boolean {
  const { scopes } = frame.context.module;
  const binding = scopes.resolve(key);
  return ts.isIdentifier(node) && binding !== null && scopes.resolve(node) === binding;
}

/** What the pairs were made of that `[key, value]` takes apart. */
function ofPair(machine: Machine, frame: Frame, key: ts.Identifier, value: ts.Identifier): Values {
  const { scopes } = frame.context.module;
  const first = scopes.resolve(key)?.node.parent;
  const second = scopes.resolve(value)?.node.parent;
  if (!first || !second || !ts.isBindingElement(first) || !ts.isBindingElement(second))
    return NOTHING;
  const pattern = first.parent;
  const isPair =
    ts.isArrayBindingPattern(pattern) &&
    pattern.elements[0] === first &&
    pattern.elements[1] === second &&
    !second.initializer;
  return flatMap(isPair ? (machine.latest.get(pattern) ?? NOTHING) : NOTHING, (pair) =>
    pairedIn(machine, pair),
  );
}
