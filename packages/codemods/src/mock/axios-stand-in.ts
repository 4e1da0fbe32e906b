import { membersOf } from "../client/members-of.ts";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { SiteValue, Value, Values } from "../provenance/value.ts";
import { JUST_UNKNOWN, one } from "../provenance/values.ts";
import { recordOf, remember } from "./mock-function.ts";
import { givenBy, replaceBy, standInsOf } from "./stand-in.ts";

/** What an axios instance was asked to send. */
interface Asked {
  readonly instance: SiteValue;
  /** The method of the instance that was called; null where the instance was. */
  readonly verb: string | null;
  readonly url: Values;
  readonly method: Values;
  readonly body: Values;
  readonly config: Values;
}

/** Has what stands in for a method of axios, or for its adapter, answer a call, as the service does. */
export function answerAxios(call: NativeCall, asked: Asked, answered: Values): void {
  const { machine, frame, node } = call;
  const { instance, verb } = asked;
  putAdapters(call, asked);
  const methods = verb ? machine.verbs.member(instance, verb, frame, node) : [];
  for (const method of methods) {
    const mock = methodMock(machine, method);
    if (mock) remember(call, mock);
  }
  const byMethod = [...methods].flatMap((method) => standInsOf(machine, method));
  const byAdapter = standInsOf(machine, instance);
  const service = [...answered].filter((value) => value.kind === "service");
  if (byMethod.length + byAdapter.length === 0 || service.length === 0) return;
  const config = one(configOf(call, asked));
  for (const [standIn, args] of [
    ...byMethod.map((each) => [each, call.args] as const),
    ...byAdapter.map((each) => [each, [config]] as const),
  ]) {
    const given = machine.verbs.awaited(givenBy(standIn, { ...call, args }));
    for (const value of service) {
      const place = { node: standIn.node, context: frame.context };
      machine.likenesses.liken(place, one(value), given, { standIn, call: value.call });
    }
  }
}

/** The mock function that a method of axios is for tests; null where nothing stands in for it. */
export function methodMock(machine: Machine, method: Value): SiteValue | null {
  const [first] = standInsOf(machine, method);
  return first ? machine.site(first.node, first.context, "mock-function") : null;
}

/** What tests keep under `mock` of a method of axios: `axios.post.mock.calls`; null where nothing stands in for it. */
export function methodRecord(machine: Machine, method: Value): Values | null {
  const mock = methodMock(machine, method);
  return mock && one(recordOf(machine, mock));
}

/** An adapter is what sends the requests of an instance. */
function putAdapters(call: NativeCall, { instance, config }: Asked): void {
  const { machine } = call;
  const defaults = machine.read(machine.prop(instance, "defaults"));
  for (const holder of [defaults, config]) {
    for (const adapter of membersOf(call, holder, "adapter")) {
      if (adapter.kind !== "function") continue;
      const { node, context } = adapter;
      replaceBy(machine, instance, { node, context }, { functions: one(adapter) });
    }
  }
}

/** A request as an adapter gets it: its body is JSON. */
function configOf({ machine, node, frame }: NativeCall, asked: Asked): Value {
  const config = machine.site(node, frame.context, "object");
  const json = machine.site(node, frame.context, "json");
  machine.write(json.element, asked.body);
  machine.write(machine.prop(config, "data"), one(json));
  machine.write(machine.prop(config, "url"), asked.url);
  machine.write(machine.prop(config, "method"), asked.method);
  for (const name of ["params", "headers", "baseURL"])
    machine.write(machine.prop(config, name), JUST_UNKNOWN);
  return config;
}
