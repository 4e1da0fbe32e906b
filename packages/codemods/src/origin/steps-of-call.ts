import { ts } from "ts-morph";
import { resultsOf } from "../program/results-of.ts";
import { nameOf } from "./name-of.ts";
import { type Step, type Trail, through, within } from "./step.ts";

/** What a call gives: what the function returns, or what it was called on and given. */
export function stepsOfCall(
  trail: Trail,
  node: ts.CallExpression | ts.NewExpression,
): readonly Step[] {
  const functions = calledBy(trail, node.expression);
  if (functions.length > 0) return functions.flatMap((fn) => returned(fn, node));
  const context = contextOf(node);
  if (context)
    return trail.callers
      .provided(context)
      .map((value) => through(value, value, `given to the provider of ${context}`));
  const receiver = ts.isPropertyAccessExpression(node.expression)
    ? [within(node.expression.expression)]
    : [];
  const given = (node.arguments ?? []).flatMap((argument): readonly Step[] => {
    const callbacks = calledBy(trail, argument);
    return callbacks.length > 0
      ? callbacks.flatMap((fn) => returned(fn, null))
      : [within(argument)];
  });
  return [...given, ...receiver];
}

function calledBy(trail: Trail, node: ts.Node): readonly ts.FunctionLikeDeclaration[] {
  return [...(trail.machine.seen.get(node) ?? [])].flatMap((value) =>
    value.kind === "function" ? [value.node] : [],
  );
}

/** `useContext(Habits)`. */
function contextOf(node: ts.CallExpression | ts.NewExpression): string | null {
  const [argument] = node.arguments ?? [];
  const name = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : node.expression.getText();
  return argument && (name === "useContext" || name === "use") ? argument.getText() : null;
}

/** @param call - The call that a reader is shown; null for a callback, whose result needs no word. */
function returned(
  fn: ts.FunctionLikeDeclaration,
  call: ts.CallExpression | ts.NewExpression | null,
): readonly Step[] {
  const name = nameOf(fn);
  return resultsOf(fn).map((result) =>
    call && name ? through(result, call, `returned by ${name}`) : within(result),
  );
}
