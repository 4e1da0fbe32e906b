import { ts } from "ts-morph";
import { isAsync } from "../calls/is-async.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { activationOf } from "../round.ts";
import { declaredReturn } from "../types/declared-type.ts";
import { annotated } from "../types/typed.ts";
import type { Values } from "../value.ts";
import { without } from "../values.ts";

/** Adds to what the running function gives back, with what its declared return type adds. */
export function giveBack(machine: Machine, values: Values, frame: Frame): void {
  const { node, returns } = activationOf(frame.context);
  const type = ts.isFunctionLike(node) ? declaredReturn(node) : undefined;
  const given = annotated(machine, values, returnType(node, type), frame);
  if (!machine.write(returns, given)) likenOthers(machine, given, frame);
}

/** What a branch gives back that no run takes changes nothing for who calls, and is of the form of what else comes back. */
function likenOthers(machine: Machine, given: Values, { context }: Frame): void {
  const { node, returns } = activationOf(context);
  const others = without(given, (value) => returns.values.has(value) || value.kind !== "site");
  if (others.size > 0) machine.likenesses.liken({ node, context }, machine.read(returns), others);
}

/** An async function's annotation is about the promise; inside, what it resolves to counts. */
function returnType(node: ts.Node, type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type || !isAsync(node)) return type;
  return ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
}
