import { globalInstance } from "../client/axios-instance.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text.ts";
import { isSite, type Value, type Values, writtenNames } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, NOTHING } from "../provenance/values.ts";
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
    for (const object of made) {
      if (!isSite(object, "object")) continue;
      for (const name of writtenNames(object)) {
        const fakes = machine.verbs.member(object, name, frame, call.node);
        if (module) replaceExport(call, machine.verbs.exported(module, name), fakes);
        else if (specifier === "axios") replaceInAxios(call, name, fakes);
      }
    }
  }
  return JUST_PLAIN;
}

/** A function gives what its stand-in does; an object has the members of its stand-in. */
function replaceExport(call: NativeCall, real: Values, fakes: Values): void {
  const { machine, frame, node } = call;
  const given = machine.verbs.invoke(
    new Set([...fakes].filter(isCallable)),
    implicitCall(call, []),
  );
  for (const value of real) {
    if (value.kind === "function") likeResult(call, value, given);
    if (!isSite(value, "object", "instance")) continue;
    for (const fake of fakes) {
      if (!isSite(fake, "object")) continue;
      for (const name of writtenNames(fake)) {
        const inner = machine.verbs.member(value, name, frame, node);
        const others = machine.verbs.member(fake, name, frame, node);
        const result = machine.verbs.invoke(
          new Set([...others].filter(isCallable)),
          implicitCall(call, []),
        );
        for (const method of inner) likeResult(call, method, result);
      }
    }
  }
}

function replaceInAxios(call: NativeCall, name: string, fakes: Values): void {
  const { machine, frame, node } = call;
  const place = { node, context: frame.context };
  if (name !== "default") {
    replaceIn(machine, globalInstance(machine), name, fakes, place);
    return;
  }
  for (const fake of fakes) {
    if (!isSite(fake, "object")) continue;
    for (const member of writtenNames(fake))
      replaceInAxios(
        call,
        member,
        flatMap(new Set([fake]), (value) => machine.verbs.member(value, member, frame, node)),
      );
  }
}

function isCallable(value: Value): boolean {
  return value.kind === "function" || isSite(value, "mock-function");
}
