import { copiedFrom } from "../provenance/copied.ts";
import type { Machine } from "../provenance/machine.ts";
import { failureOfRequest } from "../provenance/native/failed-request.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import type { ServiceCall, SiteValue, Value, Values } from "../provenance/value.ts";
import { NOTHING } from "../provenance/values.ts";
import { settled } from "./axios-interceptors.ts";
import { axiosClient } from "./http-client.ts";

/** `client(error.config)`: what the request that failed is answered now; null where another one is sent. */
export function sentAgain(call: NativeCall, instance: SiteValue, configs: Values): Values | null {
  const { machine, node, frame } = call;
  const failed = [...configs].map((value) => failedCall(machine, value));
  const calls = failed.filter((each) => each !== null && isThrough(machine, each, instance));
  if (calls.length === 0 || calls.length < failed.length) return null;
  const answered = new Set(
    calls.flatMap((each) =>
      each ? [machine.intern.service(each, { is: "response", client: axiosClient })] : [],
    ),
  );
  const { given } = settled(call, instance, answered, NOTHING);
  return promiseOf(machine, given, node, frame.context);
}

/** The call whose request a configuration is, or copies. */
function failedCall(machine: Machine, config: Value): ServiceCall | null {
  const sources = config.kind === "site" ? copiedFrom(machine, [config]) : [config];
  const failures = sources.map(failureOfRequest);
  const [failure] = failures.filter((each) => each !== null);
  return failure?.kind === "service" ? failure.call : null;
}

/** Whether a call went through an instance, whose interceptors then see its request again. */
function isThrough({ exchanges }: Machine, call: ServiceCall, instance: SiteValue): boolean {
  const exchange = [...exchanges.all.values()].find((each) => each.call === call);
  return [...(exchange?.uses.values() ?? [])].some(({ request }) => request.instance === instance);
}
