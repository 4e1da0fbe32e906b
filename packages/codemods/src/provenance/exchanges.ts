import type { Endpoint } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { UrlMatch } from "../client/match-url.ts";
import { type Cell, createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { HttpRequest } from "./http-request.ts";
import { type ServiceCall, type TextValue, union, type Values } from "./value.ts";

/** One way in which a call expression was seen to reach an endpoint. */
export interface ExchangeUse {
  readonly context: Context;
  readonly url: TextValue;
  readonly match: UrlMatch;
  /** The client's call, then the calls of wrappers that led to it. */
  readonly chain: readonly ts.Node[];
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

/** A call whose URL is below a prefix of the service but at no endpoint that we know. */
export interface StrayCall {
  readonly node: ts.Node;
  readonly url: TextValue;
  readonly version: "v1" | "v2";
  readonly headers: readonly Values[];
  readonly context: Context;
}

/** The calls of the service that were seen. */
export interface Exchanges {
  /** Grows with each exchange that is found, so that whoever looks at all of them looks again. */
  readonly news: Cell;
  readonly all: Map<string, Exchange>;
  readonly strays: ReadonlyMap<string, StrayCall>;
  stray(call: StrayCall, path: string): void;
  /** Client calls that were seen to reach something that is not the service. */
  readonly foreign: Set<ts.Node>;
  /** Client calls whose URL nothing was known about. */
  readonly undecided: Set<ts.Node>;
  /** Forgets what a context was seen to call, since it runs again with more at hand. */
  forget(context: Context): void;
  record(endpoint: Endpoint, frame: Frame, request: HttpRequest, seen: Seen): ServiceCall;
}

export interface Seen {
  readonly url: TextValue;
  readonly match: UrlMatch;
}

export function createExchanges(): Exchanges {
  const all = new Map<string, Exchange>();
  const strays = new Map<string, StrayCall>();
  const byContext = new Map<Context, Set<Map<string, ExchangeUse>>>();
  const nodeIds = new Map<object, number>();
  const idOf = (node: object): number => {
    const id = nodeIds.get(node) ?? nodeIds.size + 1;
    nodeIds.set(node, id);
    return id;
  };
  return {
    all,
    news: createCell(),
    strays,
    stray: (call, path) => {
      strays.set(`${idOf(call.node)}|${path}|${call.context.id}`, call);
    },
    foreign: new Set(),
    undecided: new Set(),
    forget: (context) => {
      for (const uses of byContext.get(context) ?? []) {
        for (const [key, use] of uses) if (use.context === context) uses.delete(key);
      }
      byContext.delete(context);
      for (const [key, call] of strays) if (call.context === context) strays.delete(key);
    },
    record: (endpoint, frame, request, { url, match }) => {
      const key = `${idOf(request.node)}|${endpoint.id}`;
      let exchange = all.get(key);
      if (!exchange) {
        exchange = {
          call: { id: all.size + 1, node: request.node, endpoint, client: request.client },
          uses: new Map(),
        };
        all.set(key, exchange);
      }
      const useKey = `${idOf(url)}|${frame.context.id}`;
      const known = exchange.uses.get(useKey);
      const { context } = frame;
      byContext.set(context, (byContext.get(context) ?? new Set()).add(exchange.uses));
      exchange.uses.set(useKey, {
        context,
        url,
        match,
        chain: [request.node, ...context.chain],
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
