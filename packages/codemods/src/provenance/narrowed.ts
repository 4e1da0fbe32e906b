import { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import { hasMember } from "./has-member.ts";
import { keepAmong } from "./keep-asked.ts";
import type { Machine } from "./machine.ts";
import { isSurelyOf, mayBeOf } from "./may-be-of.ts";
import { DATA } from "./tags.ts";
import type { TypeRef } from "./type-ref.ts";
import { isNullish, type Value, type Values } from "./value.ts";

/** `'author' in thing`: leaves what has the member, or what has none, where there is either. */
export function keepWith(
  machine: Machine,
  asked: ts.Identifier,
  name: string,
  isThere: boolean,
  frame: Frame,
): void {
  keepAmong(asked, frame, (values) => {
    const has = new Map(values.map((value) => [value, hasMember(machine, value, name)]));
    const isTold = values.some((value) => has.get(value) === isThere);
    return values.filter((value) => {
      // What code writes out is all that there is of it; other things may have more than is told of them.
      const isClosed = isThere && value.kind === "site";
      return has.get(value) !== !isThere || !(isClosed || isTold);
    });
  });
}

/** `isHabit(thing)`, where it says `thing is Habit`: leaves what can be one, or what surely is none. */
export function keepPredicated(
  machine: Machine,
  call: ts.CallExpression,
  truth: boolean,
  frame: Frame,
): void {
  for (const callee of machine.latest.get(call.expression) ?? []) {
    const { at, type, asserts } = predicateOf(machine, callee) ?? {};
    const asked = at === undefined ? undefined : call.arguments[at];
    if (!type || !asked || !ts.isIdentifier(asked) || (asserts && !truth)) continue;
    keepAmong(asked, frame, (values) => ofType(machine, values, type, truth));
  }
}

/** `assertHabit(thing)`: what comes behind it is of the type that it asserts. */
export function keepAsserted(machine: Machine, node: ts.Expression, frame: Frame): void {
  if (!ts.isCallExpression(node)) return;
  const callees = [...(machine.latest.get(node.expression) ?? [])];
  if (callees.some((callee) => predicateOf(machine, callee)?.asserts))
    keepPredicated(machine, node, true, frame);
}

/** What a function that is given to `filter` or `find` lets pass of some values; null where it says nothing of them. */
export function passing(machine: Machine, callees: Values, values: Values): Values | null {
  const [callee] = callees;
  const predicate = callees.size === 1 && callee ? predicateOf(machine, callee) : null;
  if (predicate?.at !== 0) return null;
  const kept = ofType(machine, [...values], predicate.type, true);
  return new Set(kept);
}

interface Predicate {
  /** The position of the parameter that it tells of. */
  readonly at: number;
  readonly type: TypeRef;
  readonly asserts: boolean;
}

function predicateOf(machine: Machine, callee: Value): Predicate | null {
  if (callee.kind !== "function") return null;
  const { type, parameters } = callee.node;
  if (!type || !ts.isTypePredicateNode(type) || !type.type) return null;
  const told = type.parameterName.getText();
  return {
    at: parameters.findIndex(({ name }) => name.getText() === told),
    type: machine.types.refer(type.type),
    asserts: type.assertsModifier !== undefined,
  };
}

/** Of some values those that can be of a type, or those that are not surely of it. */
function ofType(
  machine: Machine,
  values: readonly Value[],
  type: TypeRef,
  isOf: boolean,
): readonly Value[] {
  return values.filter((value) =>
    isOf
      ? !isNullish(value) && mayBeOf(machine, value, type)
      : !isSurelyOf(machine, value, type) || !isPlain(machine, type),
  );
}

/** Whether all that looks like a type is of it: one that wants a special kind of a payload is not met by each. */
function isPlain(machine: Machine, type: TypeRef): boolean {
  const structure = machine.types.expand(type);
  if (structure.is !== "object") return false;
  return [...structure.members.values()].every(({ name, type: member }) => {
    const inner = member && DATA.has(name) ? machine.types.expand(member) : null;
    return inner?.is !== "literal";
  });
}
