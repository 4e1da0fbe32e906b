import { implicitCall } from "../provenance/invocation.ts";
import { callback } from "../provenance/native/callback.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";
import {
  JUST_NULLISH,
  JUST_PLAIN,
  JUST_UNKNOWN,
  NOTHING,
  one,
  union,
} from "../provenance/values.ts";

/** `[state, change]`, where `next` says what a change makes of the state. */
function pairOf(
  call: NativeCall,
  name: string,
  start: Values,
  next: (state: Values, inner: NativeCall) => Values,
): Values {
  const { machine, node, frame } = call;
  const pair = machine.site(node, frame.context, "array");
  const state = machine.prop(pair, "0");
  machine.write(state, start);
  const change: Native = {
    name,
    apply: (inner) => {
      machine.write(state, next(machine.read(state), inner));
      return JUST_NULLISH;
    },
  };
  const native = machine.nativeAt(node, frame.context, change);
  machine.write(machine.prop(pair, "1"), one(machine.intern.native(native, null)));
  machine.write(machine.prop(pair, "2"), JUST_PLAIN);
  return one(pair);
}

/** What is shown until what is awaited has come. */
function useOptimistic(call: NativeCall): Values {
  const [shown = NOTHING, update] = call.args;
  // It is called with what is shown and with what is added, and with nothing from elsewhere.
  if (update) call.machine.verbs.invoke(update, implicitCall(call, [shown, NOTHING]));
  return pairOf(call, "addOptimistic", shown, (state, inner) => {
    const given = inner.args[0] ?? NOTHING;
    if (!update) return given;
    return inner.machine.verbs.invoke(update, implicitCall(inner, [state, given]));
  });
}

/** What an action gives back; a form calls it, which no code spells out. */
function useActionState(call: NativeCall): Values {
  const values = pairOf(call, "action", call.args[1] ?? NOTHING, (state, inner) =>
    inner.machine.verbs.awaited(
      inner.machine.verbs.invoke(
        call.args[0] ?? NOTHING,
        implicitCall(inner, [state, inner.args[0] ?? JUST_UNKNOWN]),
      ),
    ),
  );
  const { machine } = call;
  for (const pair of values) {
    if (pair.kind !== "site") continue;
    const action = machine.read(machine.prop(pair, "1"));
    machine.verbs.invoke(action, implicitCall(call, [JUST_UNKNOWN]));
  }
  return values;
}

/** `[isPending, start]`. */
function useTransition({ machine, node, frame }: NativeCall): Values {
  const pair = machine.site(node, frame.context, "array");
  machine.write(machine.prop(pair, "0"), JUST_PLAIN);
  machine.write(machine.prop(pair, "1"), one(machine.intern.native(start, null)));
  return one(pair);
}

const start: Native = {
  name: "startTransition",
  apply: (call) => {
    callback(call, 0, []);
    return JUST_NULLISH;
  },
};

/** What a parent finds in its ref. */
function useImperativeHandle(call: NativeCall): Values {
  const { machine, frame, args } = call;
  const handle = callback(call, 1, []);
  const refs = args[0] ?? NOTHING;
  for (const each of refs) machine.verbs.writeMember(each, "current", handle, frame);
  machine.verbs.invoke(
    new Set([...refs].filter(({ kind }) => kind === "function" || kind === "native")),
    implicitCall(call, [handle]),
  );
  return union();
}

/** Hooks whose state is changed from elsewhere, or in the background. */
export const transitionHooks: Readonly<Record<string, Native>> = {
  useOptimistic: { name: "useOptimistic", apply: useOptimistic },
  useActionState: { name: "useActionState", apply: useActionState },
  useFormState: { name: "useFormState", apply: useActionState },
  useTransition: { name: "useTransition", apply: useTransition },
  useImperativeHandle: { name: "useImperativeHandle", apply: useImperativeHandle },
};
