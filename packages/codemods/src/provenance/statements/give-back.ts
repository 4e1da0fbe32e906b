import { ts } from "ts-morph";
import { isAsync } from "../calls/is-async.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { activationOf } from "../round.ts";
import { declaredReturn } from "../types/declared-type.ts";
import { annotated } from "../types/typed.ts";
import type { Values } from "../value.ts";

/** Adds to what the running function gives back, with what its declared return type adds. */
export function giveBack(machine: Machine, values: Values, frame: Frame): void {
  const { node, returns } = activationOf(frame.context);
  const type = ts.isFunctionLike(node) ? declaredReturn(node) : undefined;
  machine.write(returns, annotated(machine, values, returnType(node, type), frame));
}

/** An async function's annotation is about the promise; inside, what it resolves to counts. */
function returnType(node: ts.Node, type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type || !isAsync(node)) return type;
  return ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
}
