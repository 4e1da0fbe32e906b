import type { ts } from "ts-morph";
import { failuresOf } from "../provenance/failure.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { JUST_NULLISH, NOTHING, one, union } from "../provenance/values.ts";
import { fullUrl } from "./axios-url.ts";
import { giveMethods } from "./give-methods.ts";
import { send } from "./http.ts";
import type { HttpClient } from "./http-client.ts";
import { keepPlugins, pluggedUrl } from "./request-plugins.ts";
import { setHeaders } from "./set-headers.ts";
import { basesOf, usePlugin } from "./superagent-prefix.ts";
import { verbOf } from "./verb-of.ts";

interface Chain {
  readonly client: HttpClient;
  readonly url: Values;
  readonly urlNode: ts.Expression | null;
  readonly method: Values;
  /** Whether an application of the program is asked in person. */
  readonly own?: boolean;
  readonly headers: readonly Values[];
  /** The links that give headers, a body and a query, and the one that calls back. */
  readonly names: {
    readonly headers: string;
    readonly body: string;
    readonly query: string;
    readonly end: string;
  };
}

/** Expressions that links hand to a request, by the object that holds what they give. */
const partsOf = new WeakMap<SiteValue, Set<ts.Expression>>();

/** A request that further calls add to: `get(url).set(headers).send(body)`. Awaiting it gives the answer. */
export function chained(call: NativeCall, chain: Chain): Values {
  const { machine, node, frame } = call;
  const { names } = chain;
  const headers = machine.site(node, frame.context, "headers");
  // The body in `element`, the query in `spread`.
  const held = machine.site(node, frame.context, "defaults");
  const parts = partsOf.get(held) ?? new Set();
  partsOf.set(held, parts);
  const answers = send(
    machine,
    frame,
    {
      client: chain.client,
      node,
      url: pluggedUrl(call, held, fullUrl(call, basesOf(call, held), chain.url)),
      method: chain.method,
      headers: [...chain.headers, one(headers)],
      body: machine.read(held.element),
      query: machine.read(held.spread),
      instance: null,
      ...(chain.own && { own: true }),
      slots: {
        url: chain.urlNode,
        options: null,
        optionsIndex: -1,
        body: null,
        verb: verbOf(node),
        parts,
        link: { name: names.headers, side: "behind" },
      },
    },
    { is: "response", client: chain.client },
  );
  const refused = failuresOf(machine, answers);
  const promise = promiseOf(machine, answers, node, frame.context, refused);
  const [site] = promise;
  if (!site || !isSite(site, "promise")) return promise;
  const link =
    (apply: (inner: NativeCall) => void): Native["apply"] =>
    (inner) => {
      apply(inner);
      return promise;
    };
  const links = Object.fromEntries(QUIET.map((name) => [name, link(() => {})]));
  giveMethods(call, site, {
    ...links,
    [names.headers]: link(({ args }) => setHeaders(call, headers, args)),
    [names.body]: link(({ args, argNodes }) => {
      machine.write(held.element, new Set([...(args[0] ?? NOTHING)].filter(isData)));
      for (const part of argNodes.slice(0, 1)) parts.add(part);
    }),
    use: link(({ args }) => {
      usePlugin(call, held, args[0] ?? NOTHING);
      keepPlugins(call, held, args[0] ?? NOTHING);
    }),
    [names.query]: link(({ args }) => machine.write(held.spread, args[0] ?? NOTHING)),
    expect: link((inner) => {
      const checks = inner.args.flatMap((arg) =>
        [...arg].filter(({ kind }) => kind === "function"),
      );
      machine.verbs.invoke(new Set(checks), implicitCall(inner, [machine.read(site.element)]));
    }),
    [names.end]: link((inner) => {
      const given = machine.read(site.element);
      const failed = union(JUST_NULLISH, failuresOf(machine, given));
      machine.verbs.invoke(inner.args[0] ?? NOTHING, {
        ...inner,
        args: [failed, given],
        argNodes: [],
        self: null,
      });
    }),
  });
  return promise;
}

/** Links that say nothing of what is sent or answered. */
export const QUIET: readonly string[] = [
  "accept",
  "auth",
  "buffer",
  "ok",
  "on",
  "redirects",
  "responseType",
  "retry",
  "timeout",
  "type",
  "withCredentials",
];

function isData(value: Value): boolean {
  return value.kind !== "plain";
}
