import { madeByInjector } from "../provenance/calls/injected.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING } from "../provenance/values.ts";

/** The instance that a framework makes of a class. */
export function made({ machine, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (type) =>
    isSite(type, "class") ? madeByInjector(machine, type) : NOTHING,
  );
}

/** Gives a component an input: a member, or what a signal holds. */
export function giveInput(call: NativeCall): Values {
  const { machine, frame, args } = call;
  const [owners = NOTHING, names = NOTHING, given = NOTHING] = args;
  for (const owner of owners) {
    if (!isSite(owner, "instance")) continue;
    for (const name of knownTexts(names)) {
      const signals = [...machine.read(machine.prop(owner, name))].filter(isFunction);
      for (const signal of signals) {
        const set = machine.verbs.member(signal, "set", frame, call.node);
        machine.verbs.invoke(set, implicitCall(call, [given]));
      }
      if (signals.length === 0) machine.verbs.writeMember(owner, name, given, frame);
    }
  }
  return NOTHING;
}

/** Objects whose members inputs of a form are named by, too: renamed here alone, they would part. */
export function namedInTemplates({ machine, args }: NativeCall): Values {
  const objects = args[0] ?? NOTHING;
  for (const object of objects)
    if (isSite(object, "object")) machine.namedInTemplates.add(object.node);
  return objects;
}

function isFunction({ kind }: Value): boolean {
  return kind === "function";
}
