import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";

/** Request interceptors see a config whose headers they may write. */
export function intercept(call: NativeCall, instance: SiteValue): void {
  const { machine } = call;
  const config = machine.site(instance.node, instance.context, "axios-config");
  machine.write(
    machine.prop(config, "headers"),
    one(machine.site(instance.node, instance.context, "headers")),
  );
  const handlers = machine.read(handlersOf(call, instance, "request").element);
  machine.verbs.invoke(handlers, implicitCall(call, [one(config)]));
}

/** Response interceptors may unwrap the answer. */
export function unwrapped(call: NativeCall, instance: SiteValue, answer: Values): Values {
  const { machine } = call;
  const { element, spread } = handlersOf(call, instance, "response");
  const handlers = new Set([...machine.read(element)].filter((value) => value.kind !== "plain"));
  const answered = new Set([...answer].filter((value) => value.kind === "service"));
  const failed = flatMap(
    answered,
    (value): Values =>
      value.kind === "service"
        ? one(machine.intern.service(value.call, { is: "failure" }))
        : NOTHING,
  );
  machine.verbs.invoke(machine.read(spread), implicitCall(call, [failed]));
  if (handlers.size === 0) return answer;
  return machine.verbs.awaited(machine.verbs.invoke(handlers, implicitCall(call, [answer])));
}

/** Where the interceptors of one side are kept: those that fulfil in `element`, those that reject in `spread`. */
function handlersOf(
  call: NativeCall,
  instance: SiteValue,
  side: "request" | "response",
): SiteValue {
  return call.machine.site(instance.node, instance.context, `axios-${side}`);
}
