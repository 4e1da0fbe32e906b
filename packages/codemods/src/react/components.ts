import { implicitCall } from "../provenance/invocation.ts";
import { render } from "../provenance/jsx.ts";
import { callback } from "../provenance/native/callback.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../provenance/values.ts";

/** A component of a call's own making, which is rendered with props. */
function componentAt(call: NativeCall, name: string, apply: Native["apply"]): Values {
  const { machine, node, frame } = call;
  return one(machine.intern.native(machine.nativeAt(node, frame.context, { name, apply }), null));
}

function memo(call: NativeCall): Values {
  const component = call.args[0] ?? NOTHING;
  if (!call.args[1]) return component;
  return componentAt(call, "memo", (inner) => {
    const [props = NOTHING] = inner.args;
    callback(call, 1, [props, props]);
    for (const each of props)
      if (each.kind === "site") render(inner.machine, component, each, inner.node, inner.frame);
    return JUST_PLAIN;
  });
}

/** The ref is handed over as a second argument. */
function forwardRef(call: NativeCall): Values {
  return componentAt(call, "forwardRef", (inner) => {
    const { machine, frame, node } = inner;
    const [props = NOTHING] = inner.args;
    const refs = flatMap(props, (each) => machine.verbs.member(each, "ref", frame, node));
    return machine.verbs.invoke(call.args[0] ?? NOTHING, implicitCall(inner, [props, refs]));
  });
}

/** The default export of the module that it loads. */
function lazy(call: NativeCall): Values {
  const { machine, frame, node } = call;
  return flatMap(machine.verbs.awaited(callback(call, 0, [])), (module) =>
    machine.verbs.member(module, "default", frame, node),
  );
}

/** What makes components of others. */
export const componentMakers: Readonly<Record<string, Native>> = {
  memo: { name: "memo", apply: memo },
  forwardRef: { name: "forwardRef", apply: forwardRef },
  lazy: { name: "lazy", apply: lazy },
};
