import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { Replacement, StandIn } from "../provenance/stand-ins.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { NOTHING, union } from "../provenance/values.ts";

/** Puts something in the place of a function, so that calls of it are answered by that. */
export function replaceBy(
  machine: Machine,
  target: unknown,
  place: { readonly node: NativeCall["node"]; readonly context: NativeCall["frame"]["context"] },
  by: Replacement,
): StandIn {
  const standIn = machine.standIns.put(target, place, by);
  const { functions = NOTHING, given = NOTHING } = by;
  for (const value of functions)
    if (value.kind === "function") machine.standIns.bodies.add(value.node);
  machine.write(standIn.functions, functions);
  machine.write(standIn.given, given);
  machine.write(machine.standIns.news(target), union(functions, given));
  return standIn;
}

/** All that stands in for a function; mock functions are what stands in for them in turn. */
export function standInsOf(machine: Machine, target: unknown, depth = 0): readonly StandIn[] {
  machine.read(machine.standIns.news(target));
  if (depth > 3) return [];
  return machine.standIns
    .of(target)
    .flatMap((standIn) => [
      standIn,
      ...[...machine.read(standIn.functions)]
        .filter((value) => isSite(value, "mock-function"))
        .flatMap((value) => standInsOf(machine, value, depth + 1)),
    ]);
}

/** What a stand-in gives for a call. */
export function givenBy(standIn: StandIn, call: NativeCall): Values {
  const { machine } = call;
  const functions = new Set(
    [...machine.read(standIn.functions)].filter(({ kind }) => kind === "function"),
  );
  return union(
    machine.read(standIn.given),
    machine.verbs.invoke(functions, implicitCall(call, call.args)),
  );
}
