import { ts } from "ts-morph";
import { declaresThis } from "../../program/declares-this.ts";
import type { Machine } from "../machine.ts";
import { type FunctionValue, isSite, type Value, type Values } from "../value.ts";
import { FOUND, flatMap, NOTHING, one } from "../values.ts";

/** More objects than this before one dot, and they are not told apart. */
const MOST_RECEIVERS = 6;

/** The functions that `object.method(…)` calls, with that object as their `this`. */
export function calledOn(machine: Machine, callee: ts.Expression, callees: Values): Values {
  const receivers = receiversOf(machine, callee);
  const holders = [...receivers].filter(canBeThis);
  if (holders.length === 0 || holders.length > MOST_RECEIVERS) return callees;
  return flatMap(callees, (value) =>
    value.kind === "function" && isFree(value)
      ? new Set(holders.map((self) => machine.intern.fn(value.node, value.context, self)))
      : one(value),
  );
}

/** Functions as `call`, `apply` and `bind` have them: with another `this`, where they do not have their own. */
export function rebound(machine: Machine, callees: Values, receivers: Values): Values {
  const selves = [...receivers].filter((self) => self.kind !== "plain" && self.kind !== "unknown");
  if (selves.length === 0 || selves.length > MOST_RECEIVERS) return callees;
  return flatMap(callees, (callee) => {
    if (callee.kind === "native")
      return new Set(selves.map((self) => machine.intern.native(callee.native, self)));
    if (callee.kind !== "function" || !(isFree(callee) || declaresThis(callee.node)))
      return one(callee);
    return new Set(selves.map((self) => machine.intern.fn(callee.node, callee.context, self)));
  });
}

function receiversOf(machine: Machine, callee: ts.Expression): Values {
  if (ts.isParenthesizedExpression(callee) || ts.isNonNullExpression(callee))
    return receiversOf(machine, callee.expression);
  const isMember = ts.isPropertyAccessExpression(callee) || ts.isElementAccessExpression(callee);
  return (isMember ? machine.latest.get(callee.expression) : undefined) ?? NOTHING;
}

function canBeThis(value: Value): boolean {
  return (
    value.kind === "function" || isSite(value, "object", "instance", "class") || value === FOUND
  );
}

/** Whether a function takes its `this` from the call: one that is bound to no more than the literal it stands in. */
function isFree({ node, self }: FunctionValue): boolean {
  if (ts.isArrowFunction(node)) return false;
  return self === null || isHome(node, self);
}

/** Whether an object is the literal in which a function is written. */
function isHome(node: ts.Node, self: Value): boolean {
  return isSite(self, "object") && (node.parent === self.node || node.parent.parent === self.node);
}
