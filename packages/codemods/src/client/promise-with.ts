import { failuresOf } from "../provenance/failure.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import type { Values } from "../provenance/value.ts";
import { one } from "../provenance/values.ts";
import { bindAnswers } from "./bind-answers.ts";
import type { View } from "./http-client.ts";
import { viewsOf } from "./views-of.ts";

/** Gives a promise of an answer methods that promise a view of it: `ky.get(url).json()`. */
export function promiseWith(
  call: NativeCall,
  promise: Values,
  answers: Values,
  shortcuts: Readonly<Record<string, View>>,
): Values {
  const { machine, node, frame } = call;
  for (const site of promise) {
    if (site.kind !== "site") continue;
    // Under a name that no code spells: a promise of an answer has no members of the answer.
    const held = machine.prop(site, "(answers)");
    machine.write(held, answers);
    for (const [name, view] of Object.entries(shortcuts)) {
      const shortcut: Native = {
        name,
        apply: (inner) => {
          const given = viewsOf(machine, machine.read(held), view);
          bindAnswers(inner, machine.read(held));
          const refused = failuresOf(machine, machine.read(held));
          return promiseOf(machine, given, inner.node, inner.frame.context, refused);
        },
      };
      const native = machine.nativeAt(node, frame.context, shortcut);
      machine.write(machine.prop(site, name), one(machine.intern.native(native, null)));
    }
  }
  return promise;
}
