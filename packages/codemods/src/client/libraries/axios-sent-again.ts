import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import type { NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { tellerOf } from "../../provenance/native/sent-request.ts";
import type { ServiceCall, SiteValue, Value, Values } from "../../provenance/value.ts";
import { NOTHING } from "../../provenance/values.ts";
import { axiosClient } from "../http-client.ts";
import { settled } from "./axios-interceptors.ts";

/** `client(error.config)`: what the same request is answered now; null where another one is sent. */
export function sentAgain(call: NativeCall, instance: SiteValue, configs: Values): Values | null {
  const { machine, node, frame } = call;
  const sent = [...configs].map((value) => callOf(machine, value));
  const calls = sent.filter((each) => each !== null && isThrough(machine, each, instance));
  if (calls.length === 0 || calls.length < sent.length) return null;
  const answered = new Set(
    calls.flatMap((each) =>
      each ? [machine.intern.service(each, { is: "response", client: axiosClient })] : [],
    ),
  );
  const { given } = settled(call, instance, answered, NOTHING);
  return promiseOf(machine, given, node, frame.context);
}

/** The call whose request a configuration is, or copies. */
function callOf(machine: Machine, config: Value): ServiceCall | null {
  const sources = config.kind === "site" ? copiedFrom(machine, [config]) : [config];
  const tellers = sources.map(tellerOf);
  const [teller] = tellers.filter((each) => each !== null);
  return teller?.kind === "service" ? teller.call : null;
}

/** Whether a call went through an instance, whose interceptors then see its request again. */
function isThrough({ exchanges }: Machine, call: ServiceCall, instance: SiteValue): boolean {
  const exchange = [...exchanges.all.values()].find((each) => each.call === call);
  return [...(exchange?.uses.values() ?? [])].some(({ request }) => request.instance === instance);
}
