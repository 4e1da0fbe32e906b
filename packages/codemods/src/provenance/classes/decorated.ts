import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_PLAIN, one, union } from "../values.ts";

/**
 * A method of an instance, or what the decorators of the standard put in its place. Those of the older kind are
 * given no method, and change none here.
 */
export function decorated(
  machine: Machine,
  method: ts.MethodDeclaration,
  { context }: SiteValue,
  self: SiteValue,
): Values {
  const frame: Frame = { context, flow: new Map() };
  const decorators = [...(ts.getDecorators(method) ?? [])].reverse();
  const isOlder =
    machine.program.compilerOption(context.module.path, "experimentalDecorators") === true;
  const own: Values = one(machine.intern.fn(method, context, self));
  return (isOlder ? [] : decorators).reduce<Values>((current, node) => {
    const callees = machine.verbs.evaluate(node.expression, frame);
    const made = machine.verbs.invoke(
      callees,
      implicitCall({ frame, node }, [current, JUST_PLAIN]),
    );
    const functions = [...made].flatMap((value) =>
      value.kind === "function" ? [machine.intern.fn(value.node, value.context, self)] : [],
    );
    const isSure = functions.length > 0 && functions.length === made.size;
    return isSure ? new Set(functions) : union(current, new Set(functions));
  }, own);
}
