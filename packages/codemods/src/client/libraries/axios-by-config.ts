import type { NativeCall } from "../../provenance/native/native.ts";
import { textsOf } from "../../provenance/text/text.ts";
import type { SiteValue, Values } from "../../provenance/value.ts";
import { NOTHING } from "../../provenance/values.ts";
import { membersOf } from "../members-of.ts";
import { request } from "./axios-request.ts";
import { sentAgain } from "./axios-sent-again.ts";

/** `axios(config)`, `axios(url, config)` and `axios.request(config)`. */
export function requestByConfig(call: NativeCall, instance: SiteValue): Values {
  const { args, argNodes } = call;
  const first = args[0] ?? NOTHING;
  const again = sentAgain(call, instance, first);
  if (again) return again;
  const isUrl = [...first].some((value) => value.kind === "text");
  const config = isUrl ? (args[1] ?? NOTHING) : first;
  const configNode = (isUrl ? argNodes[1] : argNodes[0]) ?? null;
  const url = isUrl ? first : membersOf(call, config, "url");
  return request(call, instance, {
    url: isUrl ? url : textsOf(call.machine, url, call.node),
    urlNode: isUrl ? (argNodes[0] ?? null) : null,
    method: membersOf(call, config, "method"),
    body: membersOf(call, config, "data"),
    bodyNode: null,
    config,
    configNode,
    configIndex: isUrl ? 1 : 0,
  });
}

/** A call of axios, or of an instance, itself. */
export function callAxios(client: SiteValue, call: NativeCall): Values {
  return requestByConfig(call, client);
}
