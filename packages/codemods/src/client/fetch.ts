import { answerFetch, fetchMock } from "../mock/fetch-stand-in.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { textsOf } from "../provenance/text.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";
import { rootFrame, rootNode } from "./axios-instance.ts";
import { send } from "./http.ts";
import { fetchClient } from "./http-client.ts";

function optionsMember(call: NativeCall, options: Values, name: string): Values {
  return flatMap(options, (value) => call.machine.verbs.member(value, name, call.frame, call.node));
}

/** What a `fetch`-like call of a URL and options sends. */
function requestOf(call: NativeCall, url: Values, options: Values): HttpRequest {
  const [urlNode = null, optionsNode = null] = call.argNodes;
  return {
    client: fetchClient,
    node: call.node,
    url: urlNode ? textsOf(call.machine, url, urlNode) : url,
    method: optionsMember(call, options, "method"),
    headers: [optionsMember(call, options, "headers")],
    body: optionsMember(call, options, "body"),
    query: NOTHING,
    instance: null,
    slots: { url: urlNode, options: optionsNode, optionsIndex: 1, body: null, verb: null },
  };
}

/** `fetch(url, options)` and `fetch(request)`. */
export const fetchNative: Native = {
  name: "fetch",
  member: (machine, name) =>
    machine.verbs.member(fetchMock(machine), name, rootFrame(machine), rootNode(machine)),
  apply: (call) => {
    const { machine, frame } = call;
    const first = call.args[0] ?? NOTHING;
    const requests = [...first].filter((value): value is SiteValue => isSite(value, "request"));
    const urls = new Set([...first].filter((value) => !isSite(value, "request")));
    const direct = send(machine, frame, requestOf(call, urls, call.args[1] ?? NOTHING), RESPONSE);
    const prepared = requests.map((request) => machine.read(request.element));
    const answers = new Set([...direct, ...prepared.flatMap((values) => [...values])]);
    answerFetch(call, answers);
    return promiseOf(machine, answers, call.node, frame.context);
  },
};

const RESPONSE = { is: "response", client: fetchClient } as const;

/** `new Request(url, options)` is judged where it is made; fetching it gives the answer. */
export const requestGlobal: Native = {
  name: "Request",
  apply: () => NOTHING,
  construct: (call) => {
    const { machine, frame, node } = call;
    const site = machine.site(node, frame.context, "request");
    const answers = send(
      machine,
      frame,
      requestOf(call, call.args[0] ?? NOTHING, call.args[1] ?? NOTHING),
      RESPONSE,
    );
    machine.write(site.element, answers);
    return one(site);
  },
};
