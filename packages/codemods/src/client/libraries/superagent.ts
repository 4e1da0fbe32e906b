import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { textsOf } from "../../provenance/text/text.ts";
import type { TextValue } from "../../provenance/text/text-value.ts";
import { isSite, type SiteValue, type Values } from "../../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one, union } from "../../provenance/values.ts";
import { fullUrl } from "../axios-url.ts";
import { chained, QUIET } from "../chained-request.ts";
import type { HttpClient } from "../http-client.ts";
import { keepPlugins, pluggedUrl } from "../request-plugins.ts";
import { setHeaders } from "../set-headers.ts";
import { basesOf, usePlugin } from "../superagent-prefix.ts";

/** `superagent`, and `supertest` on top of it. */
const superagentClient: HttpClient = {
  name: "superagent",
  members: { body: "envelope", text: "text" },
  promises: {},
  streams: false,
  failure: { response: "response" },
  interceptors: false,
};

const VERBS: Readonly<Record<string, string>> = {
  get: "get",
  post: "post",
  put: "put",
  patch: "patch",
  delete: "delete",
  del: "delete",
  head: "head",
};

/** Members that send a request by the method that they are named after. */
function verbs(base: Base, defaults: SiteValue | null): Readonly<Record<string, Native>> {
  return Object.fromEntries(
    Object.entries(VERBS).map(([name, verb]): [string, Native] => [
      name,
      { name, apply: (call) => start(call, base, defaults, one(textOf(call, verb)), 0) },
    ]),
  );
}

/** What is asked: an address, or an application of the program. */
type Base = { readonly url: Values } | { readonly own: true };

const NOWHERE: Base = { url: NOTHING };

function textOf({ machine, node }: NativeCall, text: string): TextValue {
  return machine.intern.text([{ text, node, start: 0, exact: false }]);
}

function start(
  call: NativeCall,
  base: Base,
  defaults: SiteValue | null,
  method: Values,
  index: number,
): Values {
  const urlNode = call.argNodes[index] ?? null;
  const path = textsOf(call.machine, call.args[index] ?? NOTHING, urlNode ?? call.node);
  return chained(call, {
    client: superagentClient,
    url: "own" in base ? path : agentUrl(call, base.url, defaults, path),
    own: "own" in base,
    urlNode,
    method,
    headers: defaults ? [one(defaults)] : [],
    names: { headers: "set", body: "send", query: "query", end: "end" },
  });
}

/** A path behind all that its agent puts before it. */
function agentUrl(call: NativeCall, base: Values, agent: SiteValue | null, path: Values): Values {
  if (!agent) return fullUrl(call, base, path);
  return pluggedUrl(call, agent, fullUrl(call, union(base, basesOf(call, agent)), path));
}

/** `request(method, url)`, `request(url)`. */
const call: Native["apply"] = (at) =>
  at.args.length > 1
    ? start(at, NOWHERE, null, at.args[0] ?? NOTHING, 1)
    : start(at, NOWHERE, null, NOTHING, 0);

/** An agent that sends its headers with each request. */
function agentOf(base: (at: NativeCall) => Base): Native {
  return {
    name: "agent",
    apply: (at) => {
      const { machine, node, frame } = at;
      const headers = machine.site(node, frame.context, "headers");
      const set: Native = {
        name: "set",
        apply: ({ args }) => {
          setHeaders(at, headers, args);
          return itself();
        },
      };
      const use: Native = {
        name: "use",
        apply: ({ args }) => {
          usePlugin(at, headers, args[0] ?? NOTHING);
          keepPlugins(at, headers, args[0] ?? NOTHING);
          return itself();
        },
      };
      const itself = (): Values =>
        one(machine.intern.native(machine.nativeAt(node, frame.context, agent), null));
      const quiet = [...QUIET, "query"].map((name): [string, Native] => [
        name,
        { name, apply: itself },
      ]);
      const agent: Native = {
        name: "agent-instance",
        apply: () => JUST_UNKNOWN,
        members: { ...Object.fromEntries(quiet), ...verbs(base(at), headers), set, use },
      };
      return itself();
    },
  };
}

/** `superagent`, as a function with members. */
export const superagent: Native = {
  name: "superagent",
  apply: call,
  members: { ...verbs(NOWHERE, null), agent: agentOf(() => NOWHERE) },
};

/** `request(url)` of `supertest`; of an application it is that application's own API. */
const ofUrl = agentOf(({ machine, args, argNodes, node }) => {
  const given = [...(args[0] ?? NOTHING)];
  const isUrl = given.some((value) => value.kind === "text" || isSite(value, "url"));
  return isUrl ? { url: textsOf(machine, new Set(given), argNodes[0] ?? node) } : { own: true };
});

export const supertest: Native = { ...ofUrl, name: "supertest", members: { agent: ofUrl } };
