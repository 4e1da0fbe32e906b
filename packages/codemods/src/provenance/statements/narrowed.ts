import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { hasMember } from "../members/has-member.ts";
import { DATA } from "../members/tags.ts";
import { isKindOf, isSurelyOf, mayBeOf } from "../types/may-be-of.ts";
import type { TypeRef } from "../types/type-ref.ts";
import { flowInto } from "../types/typed.ts";
import { isNullish, type Value, type Values } from "../value.ts";
import { NOTHING, UNKNOWN } from "../values.ts";
import { keepAmong } from "./keep-asked.ts";

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
  const predicate = onlyPredicate(machine, machine.latest.get(call.expression) ?? NOTHING);
  const asked = predicate ? call.arguments[predicate.at] : undefined;
  if (!predicate || !asked || (predicate.asserts && !truth)) return;
  if (ts.isIdentifier(asked))
    keepAmong(asked, frame, (values) => {
      const kept = ofType(machine, values, predicate, truth);
      if (truth) flowInto(machine, predicate.type, new Set(kept));
      return kept;
    });
  // `isHabit(body.data)`: what a member holds is kept nowhere, but the type is that of what passes.
  else if (truth) passingOf(machine, predicate, machine.latest.get(asked) ?? NOTHING);
}

/** What may be called; a function that is given to a parameter stands for what the parameter is declared as. */
function knownCallees(callees: Values): readonly Value[] {
  const all = [...callees];
  const given = all.filter(({ kind }) => kind !== "typed");
  return given.length > 0 ? given : all;
}

/** `assertHabit(thing)`: what comes behind it is of the type that it asserts. */
export function keepAsserted(machine: Machine, node: ts.Expression, frame: Frame): void {
  if (!ts.isCallExpression(node)) return;
  const callees = [...(machine.latest.get(node.expression) ?? [])];
  if (callees.some((callee) => predicateOf(machine, callee)?.asserts))
    keepPredicated(machine, node, true, frame);
}

/** Of some values those that a function lets pass which says of which type they are; null where it says nothing of them. */
export function passingPredicate(machine: Machine, callees: Values, values: Values): Values | null {
  const predicate = onlyPredicate(machine, callees);
  return predicate?.at === 0 ? passingOf(machine, predicate, values) : null;
}

function passingOf(machine: Machine, predicate: Predicate, values: Values): Values {
  const kept = new Set(ofType(machine, [...values], predicate, true));
  flowInto(machine, predicate.type, kept);
  return kept;
}

/** What a function says of one that it is given; of several functions only a run tells which one says so. */
function onlyPredicate(machine: Machine, callees: Values): Predicate | null {
  const [callee, ...others] = knownCallees(callees);
  return callee && others.length === 0 ? predicateOf(machine, callee) : null;
}

interface Predicate {
  /** The position of the parameter that it tells of. */
  readonly at: number;
  readonly type: TypeRef;
  /** What the parameter is declared with. */
  readonly from: TypeRef | null;
  readonly asserts: boolean;
}

function predicateOf(machine: Machine, callee: Value): Predicate | null {
  if (callee.kind !== "function") return null;
  const { type, parameters } = callee.node;
  if (!type || !ts.isTypePredicateNode(type) || !type.type) return null;
  const told = type.parameterName.getText();
  const at = parameters.findIndex(({ name }) => name.getText() === told);
  const from = parameters[at]?.type;
  return {
    at,
    type: machine.types.refer(type.type),
    from: from ? machine.types.refer(from) : null,
    asserts: type.assertsModifier !== undefined,
  };
}

/** Of some values those that can be of a type, or those that are not surely of it. */
function ofType(
  machine: Machine,
  values: readonly Value[],
  { type, from }: Predicate,
  isOf: boolean,
): readonly Value[] {
  if (!isOf)
    return values.filter(
      (value) =>
        !isSurelyOf(machine, value, type) ||
        !isPlain(machine, type) ||
        // What the function takes is of the type already: it asks for more than the type says.
        (from !== null && isSurelyOf(machine, value, from)),
    );
  const there = values.filter((value) => !isNullish(value));
  const kept = there.filter(
    (value) => mayBeOf(machine, value, type) || isKindOf(machine, type, value),
  );
  if (kept.length > 0) return kept;
  // Where nothing else comes, what has members that no payload is known to have may be one, or come unseen.
  const alike = there.filter(
    (value) => value.kind === "service" && mayBeOf(machine, value, type, 1),
  );
  return alike.length > 0 ? [...alike, UNKNOWN] : [];
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
