import type { Endpoint } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { UrlMatch } from "../client/addresses/match-url.ts";
import { createByContext } from "./by-context.ts";
import { callsBehind } from "./calls/calls-behind.ts";
import { type Cell, createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { HttpRequest } from "./http-request.ts";
import type { TextValue } from "./text/text-value.ts";
import type { ForeignValue, ServiceCall, Values } from "./value.ts";
import { union } from "./values.ts";

/** One way in which a call expression was seen to reach an endpoint. */
export interface ExchangeUse {
  readonly context: Context;
  readonly url: TextValue;
  readonly match: UrlMatch;
  /** The client's call, then the calls of wrappers that led to it, those inside libraries left out. */
  readonly chain: readonly ts.Node[];
  /** The calls of wrappers that made the function which calls the client, as where a queue runs it later. */
  readonly behind: readonly ts.Node[];
  readonly request: HttpRequest;
  body: Values;
  query: Values;
  headers: readonly Values[];
  /** The texts of the method, where known. */
  method: Values;
}

export interface Exchange {
  readonly call: ServiceCall;
  readonly uses: Map<string, ExchangeUse>;
}

/**
 * A call whose URL is below a prefix of the service but at no endpoint that we know, or below none but with
 * the words of a feature of the service.
 */
export interface StrayCall {
  readonly node: ts.Node;
  readonly url: TextValue;
  /** Null where the URL has no prefix of the service. */
  readonly version: "v1" | "v2" | null;
  readonly headers: readonly Values[];
  readonly body: Values;
  readonly context: Context;
}

/** A call of something that is not the service, or at no endpoint of it that we know. */
interface ForeignCall {
  readonly node: ts.Node;
  readonly url: TextValue;
  readonly headers: readonly Values[];
  readonly body: Values;
  readonly context: Context;
}

/** The calls of the service that were seen. */
export interface Exchanges {
  /** Grows with each exchange that is found, so that whoever looks at all of them looks again. */
  readonly news: Cell;
  /** Holds something once any exchange is found, so that what matters to none waits for the first. */
  readonly started: Cell;
  readonly all: Map<string, Exchange>;
  readonly strays: ReadonlyMap<string, StrayCall>;
  stray(call: StrayCall, path: string): void;
  /** What client calls gave that were seen to reach something that is not the service, with those calls. */
  readonly foreign: ReadonlyMap<ForeignValue, readonly ForeignCall[]>;
  foreignCall(value: ForeignValue, call: ForeignCall): void;
  /** Forgets a call that turned out to reach the program itself. */
  notForeign(value: ForeignValue, node: ts.Node, context: Context): void;
  /** The calls that send a request which was made before, by the expression that made it. */
  readonly sendings: Map<ts.Node, Sendings>;
  /** Calls with a path of the service that go to another host than the user named, by the host. */
  readonly elsewhere: Map<ts.Node, string>;
  /** Variables that may hold an address with the prefix, as what stands in for them does. */
  readonly bases: Set<string>;
  /** Calls whose path only a run tells: those below a prefix of the service, and those that hand requests on. */
  readonly open: ReadonlyMap<string, StrayCall>;
  openPath(call: StrayCall, path: string): void;
  /** Forgets what a context was seen to call, since it runs again with more at hand. */
  forget(context: Context): void;
  record(endpoint: Endpoint, frame: Frame, request: HttpRequest, seen: SeenUrl): ServiceCall;
}

/** What sends a request that was made before. */
interface Sendings {
  /** As it was made. */
  readonly bare: Set<ts.Node>;
  /** With headers of its own. */
  readonly changed: Set<ts.Node>;
}

/** The address that a call was seen with, and the endpoint that it fits. */
interface SeenUrl {
  readonly url: TextValue;
  readonly match: UrlMatch;
}

/**
 * No calls seen yet; what stands inside the model of a library is no place that could be edited. Their
 * ids come after the given one.
 */
export function createExchanges(isModel: (node: ts.Node) => boolean, before = 0): Exchanges {
  const all = new Map<string, Exchange>();
  const strays = new Map<string, StrayCall>();
  const open = new Map<string, StrayCall>();
  const foreign = new Map<ForeignValue, Map<string, ForeignCall>>();
  const byContext = createByContext();
  const nodeIds = new Map<object, number>();
  const idOf = (node: object): number => {
    const id = nodeIds.get(node) ?? nodeIds.size + 1;
    nodeIds.set(node, id);
    return id;
  };
  const keyOf = ({ node, context }: StrayCall | ForeignCall, path: string | number): string =>
    `${idOf(node)}|${path}|${context.id}`;
  return {
    all,
    news: createCell(),
    started: createCell(),
    strays,
    stray: (call, path) => byContext.put(strays, keyOf(call, path), call),
    get foreign() {
      const called = [...foreign].filter(([, calls]) => calls.size > 0);
      return new Map(called.map(([value, calls]) => [value, [...calls.values()]]));
    },
    foreignCall: (value, call) => {
      const calls = foreign.get(value) ?? new Map<string, ForeignCall>();
      foreign.set(value, calls);
      byContext.put(calls, keyOf(call, idOf(call.url)), call);
    },
    notForeign: (value, node, context) => {
      const calls = foreign.get(value);
      if (calls) byContext.drop(calls, context, (call) => call.node === node);
      byContext.drop(strays, context, (call) => call.node === node);
    },
    sendings: new Map(),
    elsewhere: new Map(),
    bases: new Set(),
    open,
    openPath: (call, path) => byContext.put(open, keyOf(call, path), call),
    forget: byContext.forget,
    record: (endpoint, frame, request, { url, match }) => {
      const key = `${idOf(request.node)}|${endpoint.id}`;
      let exchange = all.get(key);
      if (!exchange) {
        exchange = {
          call: { id: before + all.size + 1, node: request.node, endpoint, client: request.client },
          uses: new Map(),
        };
        all.set(key, exchange);
      }
      const useKey = `${idOf(url)}|${frame.context.id}`;
      const known = exchange.uses.get(useKey);
      const { context } = frame;
      byContext.put(exchange.uses, useKey, {
        context,
        url,
        match,
        chain: [request.node, ...context.chain.filter((call) => !isModel(call))],
        behind: callsBehind(context).filter((call) => !isModel(call)),
        request,
        body: union(known?.body ?? new Set(), request.body),
        query: union(known?.query ?? new Set(), request.query),
        headers: request.headers.map((layer, index) =>
          union(known?.headers[index] ?? new Set(), layer),
        ),
        method: union(known?.method ?? new Set(), request.method),
      });
      return exchange.call;
    },
  };
}
