import { implicitCall } from "../provenance/invocation.ts";
import { renderElement } from "../provenance/jsx.ts";
import type { Machine } from "../provenance/machine.ts";
import { callback } from "../provenance/native/callback.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { annotated } from "../provenance/types/typed.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../provenance/values.ts";
import { componentMakers } from "./components.ts";
import { elementTools } from "./elements.ts";
import { transitionHooks } from "./transitions.ts";

/** `[state, set]`: what is set is what the next render reads. */
function useState(call: NativeCall): Values {
  const { machine, node, frame } = call;
  const start = called(call, call.args[0] ?? NOTHING);
  const pair = machine.site(node, frame.context, "array");
  const state = machine.prop(pair, "0");
  machine.write(state, annotated(machine, start, call.typeArguments[0], frame));
  const set: Native = {
    name: "set",
    apply: (inner) => {
      const given = inner.args[0] ?? NOTHING;
      const [functions, values] = split(given);
      const computed = machine.verbs.invoke(functions, implicitCall(inner, [machine.read(state)]));
      machine.write(
        state,
        annotated(machine, union(values, computed), call.typeArguments[0], frame),
      );
      return NOTHING;
    },
  };
  machine.write(
    machine.prop(pair, "1"),
    one(machine.intern.native(machine.nativeAt(node, frame.context, set), null)),
  );
  return one(pair);
}

function split(values: Values): readonly [functions: Values, others: Values] {
  const functions = new Set([...values].filter((value) => value.kind === "function"));
  return [functions, new Set([...values].filter((value) => value.kind !== "function"))];
}

/** A lazy start is called. */
function called(call: NativeCall, values: Values): Values {
  const [functions, others] = split(values);
  return union(others, call.machine.verbs.invoke(functions, implicitCall(call, [])));
}

/** `[state, dispatch]`: the reducer is run over the state and each action. */
function useReducer(call: NativeCall): Values {
  const { machine, node, frame, args } = call;
  const pair = machine.site(node, frame.context, "array");
  const state = machine.prop(pair, "0");
  const start = args[2] ? callback(call, 2, [args[1] ?? NOTHING]) : (args[1] ?? NOTHING);
  machine.write(state, start);
  const dispatch: Native = {
    name: "dispatch",
    apply: (inner) => {
      const next = machine.verbs.invoke(
        args[0] ?? NOTHING,
        implicitCall(inner, [machine.read(state), inner.args[0] ?? NOTHING]),
      );
      machine.write(state, next);
      return NOTHING;
    },
  };
  machine.write(
    machine.prop(pair, "1"),
    one(machine.intern.native(machine.nativeAt(node, frame.context, dispatch), null)),
  );
  return one(pair);
}

function useRef(call: NativeCall): Values {
  const site = call.machine.site(call.node, call.frame.context, "object");
  const start = annotated(call.machine, call.args[0] ?? NOTHING, call.typeArguments[0], call.frame);
  call.machine.write(call.machine.prop(site, "current"), start);
  return one(site);
}

function createContext(call: NativeCall): Values {
  const { machine, node, frame } = call;
  const site: SiteValue = machine.site(node, frame.context, "context");
  machine.write(
    site.element,
    annotated(machine, call.args[0] ?? NOTHING, call.typeArguments[0], frame),
  );
  machine.write(machine.prop(site, "Provider"), one(site));
  machine.write(machine.prop(site, "Consumer"), one(site));
  return one(site);
}

function useContext(call: NativeCall): Values {
  const found: Values[] = [];
  for (const value of call.args[0] ?? NOTHING) {
    if (value.kind === "site") found.push(call.machine.read(value.element));
  }
  return union(...found);
}

function createElement(call: NativeCall): Values {
  const { machine, node, frame, args } = call;
  const props = machine.site(node, frame.context, "object");
  machine.write(props.spread, args[1] ?? NOTHING);
  machine.write(machine.prop(props, "children"), union(...args.slice(2)));
  return renderElement(machine, args[0] ?? NOTHING, props, node, frame);
}

const native = (name: string, apply: Native["apply"]): Native => ({ name, apply });
const same = (name: string): Native => native(name, (call) => call.args[0] ?? NOTHING);
const run = (name: string): Native => native(name, (call) => callback(call, 0, []));

const exported: Readonly<Record<string, Native>> = {
  useState: native("useState", useState),
  useReducer: native("useReducer", useReducer),
  useRef: native("useRef", useRef),
  useMemo: run("useMemo"),
  useEffect: run("useEffect"),
  useLayoutEffect: run("useLayoutEffect"),
  useCallback: same("useCallback"),
  useSyncExternalStore: native("useSyncExternalStore", (call) => {
    callback(call, 0, []);
    return union(callback(call, 1, []), callback(call, 2, []));
  }),
  useDeferredValue: same("useDeferredValue"),
  useEffectEvent: same("useEffectEvent"),
  useInsertionEffect: run("useInsertionEffect"),
  cache: same("cache"),
  ...componentMakers,
  ...transitionHooks,
  ...elementTools,
  createContext: native("createContext", createContext),
  useContext: native("useContext", useContext),
  use: native("use", (call) =>
    union(useContext(call), call.machine.verbs.awaited(call.args[0] ?? NOTHING)),
  ),
  createElement: native("createElement", createElement),
  startTransition: run("startTransition"),
};

const whole: Native = { name: "React", apply: () => JUST_PLAIN, members: exported };

/** What React exports, under its own name and as a namespace. */
export function reactExternals(name: string): ((machine: Machine) => Values) | null {
  if (name === "default" || name === "*")
    return (machine) => one(machine.intern.native(whole, null));
  const found = Object.hasOwn(exported, name) ? exported[name] : undefined;
  return found ? (machine) => one(machine.intern.native(found, null)) : null;
}
