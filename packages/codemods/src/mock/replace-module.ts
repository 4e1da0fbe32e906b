import { globalInstance } from "../client/axios-instance.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isSite, type Values, writtenNames } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING } from "../provenance/values.ts";
import { likeResult } from "./like-result.ts";
import { replaceIn } from "./replace-member.ts";

/** `vi.mock('./api', () => ({ list: vi.fn() }))`: what the factory gives stands in for what the module exports. */
export function replaceModule(call: NativeCall): Values {
  const { machine, frame, args } = call;
  const made = machine.verbs.awaited(
    machine.verbs.invoke(args[1] ?? NOTHING, implicitCall(call, [])),
  );
  for (const specifier of knownTexts(args[0] ?? NOTHING)) {
    const module = machine.program.resolve(frame.context.module.path, specifier);
    for (const [name, fakes] of membersIn(call, made)) {
      if (module) replaceExport(call, machine.verbs.exported(module, name), fakes);
      else if (specifier === "axios") replaceInAxios(call, name, fakes);
    }
  }
  return JUST_PLAIN;
}

/** A function gives what its stand-in does; an object has the members of its stand-in. */
function replaceExport(call: NativeCall, real: Values, fakes: Values): void {
  const { machine, frame, node } = call;
  const given = machine.verbs.invoke(callable(fakes), implicitCall(call, []));
  for (const value of real) {
    if (value.kind === "function") likeResult(call, value, given);
    if (!isSite(value, "object", "instance")) continue;
    for (const [name, others] of membersIn(call, fakes)) {
      const result = machine.verbs.invoke(callable(others), implicitCall(call, []));
      for (const method of machine.verbs.member(value, name, frame, node))
        likeResult(call, method, result);
    }
  }
}

function replaceInAxios(call: NativeCall, name: string, fakes: Values): void {
  const { machine, frame, node } = call;
  const place = { node, context: frame.context };
  if (name === "default")
    for (const [member, values] of membersIn(call, fakes)) replaceInAxios(call, member, values);
  else replaceIn(machine, globalInstance(machine), name, fakes, place);
}

/** The members that objects were written with. */
function membersIn(
  { machine, frame, node }: NativeCall,
  objects: Values,
): readonly (readonly [name: string, values: Values])[] {
  return [...objects]
    .filter((value) => isSite(value, "object"))
    .flatMap((value) =>
      writtenNames(value).map(
        (name) => [name, machine.verbs.member(value, name, frame, node)] as const,
      ),
    );
}

function callable(values: Values): Values {
  return new Set(
    [...values].filter((value) => value.kind === "function" || isSite(value, "mock-function")),
  );
}
