import { ts } from "ts-morph";
import { matchUrl } from "../client/addresses/match-url.ts";
import { fetchClient } from "../client/http-client.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { ServiceValue, Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { answeredByPattern } from "./answered-by-pattern.ts";
import { patternOf } from "./path-pattern.ts";

/** A path that a mock answers. */
interface Route {
  /** Null: any. */
  readonly method: string | null;
  readonly url: Values;
  /** The argument that gives the path. */
  readonly urlNode: ts.Expression | null;
  /** What a request must hold to be answered. */
  readonly body?: Values;
}

/** Notes that a mock answers a path; gives the envelopes that it has to answer with. */
export function mockRoute(call: NativeCall, route: Route): Values {
  const named = namedRoute(call, route);
  const pattern = named.size === 0 ? patternOf(route.urlNode) : null;
  if (!pattern) return named;
  return answeredByPattern(call, requestAt(call, route, pattern), route.method, pattern);
}

function namedRoute(call: NativeCall, route: Route): Values {
  const { machine, frame } = call;
  return flatMap(route.url, (url) => {
    if (url.kind !== "text") return NOTHING;
    const verdict = matchUrl(url, route.method);
    if (verdict.is !== "endpoint") return NOTHING;
    const { match } = verdict;
    const request = requestAt(call, route);
    const made = machine.mocked.record(match.endpoint, frame, request, { url, match });
    return one(machine.intern.service(made, { is: "envelope" }));
  });
}

/**
 * Has a mock answer the paths of some envelopes: what it answers is like what the service does.
 *
 * @param bodies - What it answers to a request of that body.
 */
export function answerRoute(
  { machine, node, frame }: NativeCall,
  envelopes: Values,
  bodies: (sent: Values) => Values,
): void {
  const asked = [...envelopes].filter((value) => value.kind === "service");
  if (asked.length === 0)
    for (const body of bodies(JUST_UNKNOWN))
      if (body.kind === "site") machine.beside.add(body.node);
  for (const envelope of asked) {
    const sent = sentFor(machine, envelope);
    machine.likenesses.liken({ node, context: frame.context }, one(envelope), bodies(sent));
  }
}

/** The body of a request that is answered with an envelope. */
export function sentFor({ intern }: Machine, { call }: ServiceValue): Values {
  const { request } = call.endpoint;
  return request === "none"
    ? JUST_UNKNOWN
    : one(intern.service(call, { is: "payload", of: request }));
}

function requestAt(
  { node }: NativeCall,
  { url, urlNode, body }: Route,
  pattern?: RegExp,
): HttpRequest {
  const isNamed = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  return {
    client: fetchClient,
    node,
    url,
    method: NOTHING,
    headers: [],
    body: body ?? NOTHING,
    query: NOTHING,
    instance: null,
    slots: {
      url: urlNode,
      options: null,
      optionsIndex: 1,
      body: null,
      verb: isNamed ? node.expression.name : null,
      ...(pattern && { pattern }),
    },
  };
}
