import { answerFetch, fetchMock } from "../../mock/fetch-stand-in.ts";
import type { HttpRequest } from "../../provenance/http-request.ts";
import { functionMethods } from "../../provenance/native/function.ts";
import { itself } from "../../provenance/native/itself.ts";
import { parse } from "../../provenance/native/json.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { textsOf } from "../../provenance/text/text.ts";
import { isNullish, isSite, type SiteValue, type Values } from "../../provenance/value.ts";
import { NOTHING, one, union, without } from "../../provenance/values.ts";
import { rootFrame, rootNode } from "../axios-instance.ts";
import { send } from "../http.ts";
import { fetchClient } from "../http-client.ts";
import { membersOf } from "../members-of.ts";
import { orNoMethod } from "../option-of.ts";

const RESPONSE = { is: "response", client: fetchClient } as const;

type Parts = Pick<HttpRequest, "url" | "method" | "body"> & { readonly headers: Values };

/** What a call of a URL and options sends. */
function partsOf(call: NativeCall, url: Values, options: Values): Parts {
  const [urlNode] = call.argNodes;
  const given = (name: string): Values => without(membersOf(call, options, name), isNullish);
  return {
    url: urlNode ? textsOf(call.machine, url, urlNode) : url,
    method: orNoMethod(call, options, given("method")),
    headers: given("headers"),
    body: given("body"),
  };
}

function requestOf(call: NativeCall, parts: Parts): HttpRequest {
  const [urlNode = null, optionsNode = null] = call.argNodes;
  return {
    ...parts,
    client: fetchClient,
    node: call.node,
    headers: [parts.headers],
    query: NOTHING,
    instance: null,
    slots: { url: urlNode, options: optionsNode, optionsIndex: 1, body: null, verb: null },
  };
}

/** `fetch(url, options)` and `fetch(request, options)`. */
export const fetchNative: Native = {
  name: "fetch",
  member: (machine, name) =>
    Object.hasOwn(functionMethods, name)
      ? null
      : machine.verbs.member(fetchMock(machine), name, rootFrame(machine), rootNode(machine)),
  apply: (call) => {
    const { machine, frame } = call;
    const { requests, urls, options } = argumentsOf(call);
    const own = partsOf(call, urls, options);
    const direct = send(machine, frame, requestOf(call, own), RESPONSE);
    const prepared = requests.map((request) => {
      const parts = changed(call, request, options);
      noteSending(call, request, options);
      return parts
        ? send(machine, frame, requestOf(call, parts), RESPONSE)
        : machine.read(request.element);
    });
    const answers = union(direct, ...prepared);
    answerFetch(call, answers, { ...own });
    return promiseOf(machine, answers, call.node, frame.context);
  },
};

/** Notes that a request which was made before is sent here. */
function noteSending(call: NativeCall, request: SiteValue, options: Values): void {
  const { sendings } = call.machine.exchanges;
  const known = sendings.get(request.node) ?? { bare: new Set(), changed: new Set() };
  sendings.set(request.node, known);
  const isChanged = without(membersOf(call, options, "headers"), isNullish).size > 0;
  (isChanged ? known.changed : known.bare).add(call.node);
}

/** `app.request(url, options)`, as an application of the program is asked without a network. */
export const ownFetch: Native = {
  name: "ownFetch",
  apply: (call) => {
    const { machine, frame, node } = call;
    const { urls, options } = argumentsOf(call);
    const request: HttpRequest = { ...requestOf(call, partsOf(call, urls, options)), own: true };
    return promiseOf(machine, send(machine, frame, request, RESPONSE), node, frame.context);
  },
};

interface Arguments {
  readonly requests: readonly SiteValue[];
  readonly urls: Values;
  readonly options: Values;
}

function argumentsOf({ args }: NativeCall): Arguments {
  const first = args[0] ?? NOTHING;
  return {
    requests: [...first].filter((value): value is SiteValue => isSite(value, "request")),
    urls: new Set([...first].filter((value) => !isSite(value, "request"))),
    options: args[1] ?? NOTHING,
  };
}

/** A request with other options than it was made with; null where they leave it as it is. */
function changed(call: NativeCall, request: SiteValue, options: Values): Parts | null {
  const given = partsOf(call, NOTHING, options);
  if (given.method.size + given.headers.size + given.body.size === 0) return null;
  const kept = (name: keyof Parts): Values =>
    given[name].size > 0 ? given[name] : membersOf(call, one(request), name);
  return { url: kept("url"), method: kept("method"), headers: kept("headers"), body: kept("body") };
}

/** `new Request(url, options)` is judged where it is made; fetching it gives the answer. */
export const requestGlobal: Native = {
  name: "Request",
  apply: () => NOTHING,
  construct: (call) => {
    const { machine, frame, node } = call;
    const { requests, urls, options } = argumentsOf(call);
    const site = machine.site(node, frame.context, "request");
    const headers = machine.site(node, frame.context, "headers");
    for (const request of requests) {
      const parts = changed(call, request, options);
      if (parts) hold(call, site, headers, parts);
      else machine.write(site.spread, one(request));
      if (!parts) machine.write(site.element, machine.read(request.element));
    }
    if (urls.size > 0) hold(call, site, headers, partsOf(call, urls, options));
    return one(site);
  },
};

/** Keeps what a request is made of, and what it will be answered. */
function hold(call: NativeCall, site: SiteValue, headers: SiteValue, parts: Parts): void {
  const { machine, frame } = call;
  machine.write(headers.spread, parts.headers);
  const held: Parts = { ...parts, headers: one(headers) };
  for (const [name, values] of Object.entries(held))
    machine.write(machine.prop(site, name), values);
  machine.write(site.element, send(machine, frame, requestOf(call, held), RESPONSE));
}

/** Members that every request has. */
export const requestMethods: Readonly<Record<string, Native>> = {
  clone: itself("clone"),
  json: {
    name: "json",
    apply: (call) => {
      const body = call.self ? membersOf(call, one(call.self), "body") : NOTHING;
      return promiseOf(
        call.machine,
        parse({ ...call, args: [body] }),
        call.node,
        call.frame.context,
      );
    },
  },
};
