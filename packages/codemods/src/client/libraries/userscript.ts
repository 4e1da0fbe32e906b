import { rebound } from "../../provenance/calls/called-on.ts";
import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { knownTexts, textsOf } from "../../provenance/text/text.ts";
import type { Values } from "../../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING } from "../../provenance/values.ts";
import { send } from "../http.ts";
import { fetchClient, type HttpClient } from "../http-client.ts";
import { optionOf } from "../option-of.ts";

const asText: HttpClient = {
  ...fetchClient,
  name: "userscript",
  members: { responseText: "text", response: "text" },
  promises: {},
};

const asJson: HttpClient = {
  ...asText,
  name: "userscript-json",
  members: { responseText: "text", response: "envelope" },
};

/** What is called once the answer is there, whatever its status; and where there is none. */
const ANSWERED = ["onload", "onloadend", "onreadystatechange"] as const;
const FAILED = ["onerror", "ontimeout", "onabort"] as const;

/** Sends what the details of a request of a userscript say, and calls what they have for the answer. */
function request(call: NativeCall): Values {
  const { machine, frame, node, args, argNodes } = call;
  const [details = null] = argNodes;
  const detail = (name: string): Values => optionOf(call, [args[0] ?? NOTHING], name);
  const client = knownTexts(detail("responseType")).includes("json") ? asJson : asText;
  const answers = send(
    machine,
    frame,
    {
      client,
      node,
      url: textsOf(machine, detail("url"), details ?? node),
      method: detail("method"),
      headers: [detail("headers")],
      body: detail("data"),
      query: NOTHING,
      instance: null,
      slots: { url: null, options: details, optionsIndex: 0, body: null, verb: null },
    },
    { is: "response", client },
  );
  for (const name of ANSWERED)
    machine.verbs.invoke(rebound(machine, detail(name), answers), implicitCall(call, [answers]));
  for (const name of FAILED) machine.verbs.invoke(detail(name), implicitCall(call, [JUST_UNKNOWN]));
  return answers;
}

/** What managers of userscripts give these to ask other sites with: `GM_xmlhttpRequest({ url, onload })`. */
export const userscriptRequest: Native = {
  name: "GM_xmlhttpRequest",
  apply: (call) => {
    request(call);
    return JUST_PLAIN;
  },
};

/** `GM.xmlHttpRequest({ url })`, which promises the answer as well. */
export const userscriptPromise: Native = {
  name: "xmlHttpRequest",
  apply: (call) => promiseOf(call.machine, request(call), call.node, call.frame.context),
};
