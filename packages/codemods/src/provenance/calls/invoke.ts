import { ts } from "ts-morph";
import { callMock } from "../../mock/mock-function.ts";
import { exportsNothing } from "../../program/exports-nothing.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { type Invocation, implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { handedOut, handedTexts, unknownFrom } from "../modules/escape.ts";
import { applyNative } from "../native/apply-native.ts";
import { parsedByOthers } from "../native/parsed-by-others.ts";
import { show } from "../show.ts";
import { raise } from "../statements/raise.ts";
import { givenParameters } from "../types/type-parameters.ts";
import { flowInto, valuesOf } from "../types/typed.ts";
import {
  type FieldValue,
  isNullish,
  type SiteKind,
  type SiteValue,
  type TypedValue,
  type Value,
  type Values,
} from "../value.ts";
import {
  flatMap,
  JUST_DECLARED,
  JUST_PLAIN,
  JUST_UNKNOWN,
  NOTHING,
  one,
  UNKNOWN,
  union,
  without,
} from "../values.ts";
import { argumentsFromOutside } from "./arguments-from-outside.ts";
import { invokeFunction } from "./invoke-function.ts";
import { isWaitedFor } from "./is-waited-for.ts";

/** What a call gives back, over all that it may call. */
export function invoke(machine: Machine, callees: Values, invocation: Invocation): Values {
  const call = callees.size > 1 ? { ...invocation, isOneOf: true } : invocation;
  return flatMap(callees, (callee) => invokeOne(machine, callee, call));
}

function invokeOne(machine: Machine, callee: Value, invocation: Invocation): Values {
  const configured =
    machine.wrappers.length > 0 ? machine.externals.callWrapper(machine, invocation) : null;
  if (configured) return configured;
  switch (callee.kind) {
    case "function":
      return invokeFunction(machine, callee, invocation);
    case "native":
      return applyNative(machine, callee, invocation);
    case "typed":
      return invokeTyped(machine, callee, invocation);
    case "site":
      if (callee.is === "axios")
        return machine.externals.callClient(callee, { machine, ...invocation, self: callee });
      if (callee.is === "mock-function") return callMock({ machine, ...invocation, self: callee });
      return callSite(machine, callee, invocation);
    case "foreign":
      raise(machine, invocation.frame, one(callee));
      // What another service hands to a callback is of that service as well.
      return letEscape(machine, invocation, one(callee));
    case "unknown":
      if (!callee.declared && !callee.onPage && isWaitedFor(machine, invocation.node))
        raise(machine, invocation.frame, JUST_UNKNOWN);
      return parsedByOthers(machine, invocation) ?? letEscape(machine, invocation, one(callee));
    case "field":
      return isOwnMember(callee, invocation) ? NOTHING : letEscape(machine, invocation, JUST_PLAIN);
    default:
      // What a method of a scalar gives is a scalar.
      return isNullish(callee) ? NOTHING : letEscape(machine, invocation, JUST_PLAIN);
  }
}

/** `data.map(…)` of a single habit never gets further: a payload has no methods, unlike its members. */
function isOwnMember({ holder, name }: FieldValue, { node }: Invocation): boolean {
  return (
    holder.kind === "service" &&
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === name
  );
}

/** Objects that are no functions: calling one never gets further. A module that was not run yet has not said what it is. */
const UNCALLABLE: ReadonlySet<SiteKind> = new Set([
  "object",
  "array",
  "map",
  "set",
  "promise",
  "json",
  "instance",
  "class",
  "exports",
  "emitter",
  "iterator",
]);

function callSite(machine: Machine, callee: SiteValue, invocation: Invocation): Values {
  return UNCALLABLE.has(callee.is) ? NOTHING : letEscape(machine, invocation, JUST_UNKNOWN);
}

/**
 * Functions given to something unknown may be called by it: with what another service gives, or with anything.
 *
 * @param isDeclared - Whether only a declared type says that there is something to call.
 */
export function letEscape(
  machine: Machine,
  invocation: Invocation,
  result: Values,
  isDeclared = [...result].some((value) => value.kind === "unknown" && value.declared),
): Values {
  const isForeign = [...result].some((value) => value.kind === "foreign");
  const isUnknown = [...result].some((value) => value.kind === "unknown");
  const { module } = invocation.frame.context;
  // What a type says that callers give is given by nobody where none can be.
  const isGiven = !isDeclared || !exportsNothing(module.source);
  // Code that is not followed may read what it is given as it is; that of libraries has its own objects.
  if ((isUnknown || isForeign) && isGiven && !module.isModel) show(machine, ...invocation.args);
  const handed =
    isUnknown && !module.isModel
      ? (handedOut(machine, [...invocation.args, result], invocation.frame) ??
        handedTexts(invocation.args))
      : null;
  const given = handed
    ? unknownFrom(machine, machine.escapes, invocation.node, handed, result)
    : result;
  const returned = callHanded(machine, invocation, handed, result, isDeclared);
  const isFollowed = handed || !isUnknown || module.isModel;
  return isFollowed ? given : madeOf(machine, invocation, returned, given);
}

/** Calls the functions that were handed over; gives what these give. */
function callHanded(
  machine: Machine,
  invocation: Invocation,
  handed: ReadonlySet<Value> | null,
  result: Values,
  isDeclared: boolean,
): Values {
  const isForeign = [...result].some((value) => value.kind === "foreign");
  return flatMap(handed ?? union(...invocation.args), (value) => {
    if (value.kind !== "function") return NOTHING;
    const outside = argumentsFromOutside(machine, value.node);
    const expected = isDeclared ? outside.map(asDeclared) : outside;
    const args = isForeign
      ? positionalParameters(value.node).map(() => result)
      : expected.map((values) =>
          handed ? unknownFrom(machine, machine.escapes, invocation.node, handed, values) : values,
        );
    // What `this` is there only the code that calls it knows.
    return invokeFunction(machine, value, { ...implicitCall(invocation, args), self: UNKNOWN });
  });
}

/** `memoize(load)`, `limiter.schedule(() => load(id))`: what code that is not followed may well give is what it was given. */
function madeOf(
  machine: Machine,
  { node, frame }: Invocation,
  returned: Values,
  result: Values,
): Values {
  const ours = returned.size > 0 ? handedOut(machine, [returned], frame) : null;
  return ours ? unknownFrom(machine, machine.wrapped, node, ours, result) : result;
}

/** What is only declared to be there calls back with no more than may be there. */
function asDeclared(values: Values): Values {
  return values.has(UNKNOWN)
    ? union(
        without(values, (value) => value === UNKNOWN),
        JUST_DECLARED,
      )
    : values;
}

function invokeTyped(machine: Machine, callee: TypedValue, invocation: Invocation): Values {
  const structure = machine.types.expand(callee.type);
  letEscape(machine, invocation, NOTHING, true);
  if (structure.is !== "function") return JUST_DECLARED;
  const { returns, type } = structure;
  const parameters = new Map([
    ...(returns ?? callee.type).parameters,
    ...givenParameters(
      machine,
      structure.typeParameters,
      invocation.typeArguments,
      invocation.frame,
    ),
  ]);
  structure.parameters.forEach((written, index) => {
    const values = invocation.args[index];
    if (written && values) flowInto(machine, machine.types.refer(written, parameters), values);
  });
  return type ? valuesOf(machine, machine.types.refer(type, parameters)) : JUST_DECLARED;
}
