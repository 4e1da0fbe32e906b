import { ts } from "ts-morph";
import { prototypesOf } from "../provenance/classes/prototypes-of.ts";
import { type Invocation, implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import { functionObject } from "../provenance/members/function-object.ts";
import type { Native } from "../provenance/native/native.ts";
import {
  type FunctionValue,
  isNullish,
  type SiteValue,
  type Value,
  type Values,
} from "../provenance/value.ts";
import { NOTHING, one, union, without } from "../provenance/values.ts";

/** The methods that React calls on the way, with the props and the state that were there. */
const LIFECYCLE = [
  "componentDidMount",
  "componentDidUpdate",
  "componentWillUnmount",
  "getSnapshotBeforeUpdate",
  "shouldComponentUpdate",
] as const;

/** Makes a class component, and calls its methods as React does. */
export function renderClass(
  machine: Machine,
  component: SiteValue | FunctionValue,
  props: SiteValue,
  invocation: Invocation,
): void {
  const { frame, node } = invocation;
  const member = (value: Value, name: string): Values =>
    machine.verbs.member(value, name, frame, node);
  for (const instance of machine.verbs.construct(one(component), invocation)) {
    if (instance.kind !== "site") continue;
    const state = machine.prop(instance, "state");
    machine.verbs.writeMember(instance, "props", one(props), frame);
    machine.write(machine.prop(instance, "setState"), one(setter(machine, instance, props)));
    const [context] = member(component, "contextType");
    if (context?.kind === "site")
      machine.verbs.writeMember(instance, "context", machine.read(context.element), frame);
    const call = (functions: Values, args: readonly Values[]): Values =>
      machine.verbs.invoke(functions, implicitCall(invocation, args));
    const given = [one(props), member(instance, "state")];
    const derived = call(written(member(component, "getDerivedStateFromProps")), given);
    machine.write(state, without(derived, isNullish));
    for (const name of LIFECYCLE) call(written(member(instance, name)), given);
    call(member(instance, "render"), []);
  }
}

/** Whether a function is a class of old style that React makes an instance of: `Row.prototype.render = function () {…}`. */
export function isOldClass(
  machine: Machine,
  component: FunctionValue,
  invocation: Invocation,
): boolean {
  if (!ts.isFunctionDeclaration(component.node) && !ts.isFunctionExpression(component.node))
    return false;
  const { frame, node } = invocation;
  const prototypes = prototypesOf(machine, functionObject(machine, component));
  return [...prototypes].some(
    (each) =>
      each.kind === "site" && written(machine.verbs.member(each, "render", frame, node)).size > 0,
  );
}

/** A class that has no such method says nothing of it. */
function written(values: Values): Values {
  return new Set([...values].filter(({ kind }) => kind === "function"));
}

/** `setState(changes)`, `setState((state, props) => changes)`: the state may be each of the objects that are set. */
function setter(machine: Machine, instance: SiteValue, props: SiteValue): Value {
  const setState: Native = {
    name: "setState",
    apply: (call) => {
      const { frame, node } = call;
      const [changes = NOTHING, done = NOTHING] = call.args;
      const functions = written(changes);
      const state = machine.verbs.member(instance, "state", frame, node);
      const computed = machine.verbs.invoke(functions, implicitCall(call, [state, one(props)]));
      const set = union(
        without(changes, (value) => functions.has(value)),
        computed,
      );
      machine.write(machine.prop(instance, "state"), without(set, isNullish));
      machine.verbs.invoke(written(done), implicitCall(call, []));
      return NOTHING;
    },
  };
  const native = machine.nativeAt(instance.node, instance.context, setState);
  return machine.intern.native(native, null);
}
