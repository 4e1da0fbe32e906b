import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import type { Value, Values } from "../../provenance/value.ts";
import { flatMap, NOTHING, one } from "../../provenance/values.ts";
import { exportedByModel } from "../exported-by-model.ts";
import { membersOf } from "../members-of.ts";
import type { OptionsClient } from "../options-client.ts";
import { requestWithOptions } from "../options-request.ts";
import { ofetch } from "./ofetch.ts";

const ofModel = ({ machine }: NativeCall, name: string): Values =>
  exportedByModel(machine, "nuxt/app", name);

/** An address may be a function that gives it, or a ref that holds it. */
function addressOf(call: NativeCall, value: Value): Values {
  if (value.kind === "function")
    return call.machine.verbs.invoke(one(value), implicitCall(call, []));
  return value.kind === "site" && value.is === "object"
    ? membersOf(call, one(value), "value")
    : one(value);
}

const client: OptionsClient = { ...ofetch, name: "nuxt", sendsAgain: true };

/** `useFetch(url, options)`: refs of the parsed body and of the error. */
export const nuxtFetch: Native = {
  name: "useFetch",
  givesWay: true,
  apply: (call) => {
    const { machine, node, frame, args } = call;
    const [first = NOTHING, options = NOTHING] = args;
    const address = flatMap(first, (value) => addressOf(call, value));
    // A client of one's own stands among the options, as a composable gives it: `{ ...options, $fetch: $api }`.
    const own = membersOf(call, options, "$fetch");
    const asked = { ...call, args: [address, options] };
    const sent = [...own].some(({ kind }) => kind !== "plain")
      ? machine.verbs.invoke(own, asked)
      : requestWithOptions(asked, { client, defaults: null, verb: null, gives: null });
    const load: Native = { name: "load", apply: () => sent };
    const loader = machine.intern.native(machine.nativeAt(node, frame.context, load), null);
    return machine.verbs.invoke(
      ofModel(call, "asyncDataOf"),
      implicitCall(call, [one(loader), options]),
    );
  },
};

/** A function of the model that is there without an import. */
const composable = (name: string): Native => ({
  name,
  givesWay: true,
  apply: (call) => call.machine.verbs.invoke(ofModel(call, name), call),
});

/** What Nuxt has in every file. */
export const nuxtGlobals: Readonly<Record<string, Native>> = {
  useFetch: nuxtFetch,
  useLazyFetch: nuxtFetch,
  useAsyncData: composable("useAsyncData"),
  useLazyAsyncData: composable("useLazyAsyncData"),
  useState: composable("useState"),
  useNuxtApp: composable("useNuxtApp"),
  useRequestFetch: composable("useRequestFetch"),
  defineNuxtPlugin: composable("defineNuxtPlugin"),
};
