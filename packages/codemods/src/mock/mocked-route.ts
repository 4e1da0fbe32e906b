import { ts } from "ts-morph";
import { fetchClient } from "../client/http-client.ts";
import { matchUrl } from "../client/match-url.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { ServiceCall, Values } from "../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";

/** A path that a mock answers, and how it answers there. */
interface Route {
  readonly method: Values;
  readonly url: Values;
  /** The argument that gives the path. */
  readonly urlNode: ts.Expression | null;
  /** What it answers to a request whose body is that of the call. */
  readonly bodies: (request: Values) => Values;
}

/** Has a mock answer a path: what it answers is like what the service does, and it is asked with what is sent there. */
export function mockRoute(call: NativeCall, method: string | null, route: Route): void {
  const { machine, node, frame } = call;
  const calls: ServiceCall[] = [];
  for (const url of route.url) {
    if (url.kind !== "text") continue;
    const verdict = matchUrl(url, method);
    if (verdict.is !== "endpoint") continue;
    const { match } = verdict;
    calls.push(
      machine.mocked.record(match.endpoint, frame, requestAt(call, route), { url, match }),
    );
  }
  if (calls.length === 0) route.bodies(JUST_UNKNOWN);
  for (const made of calls) {
    const { request } = made.endpoint;
    const sent =
      request === "none"
        ? JUST_UNKNOWN
        : one(machine.intern.service(made, { is: "payload", of: request }));
    machine.likenesses.liken(
      { node, context: frame.context },
      one(machine.intern.service(made, { is: "envelope" })),
      route.bodies(sent),
    );
  }
}

function requestAt({ node }: NativeCall, { url, urlNode, method }: Route): HttpRequest {
  const isNamed = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  return {
    client: fetchClient,
    node,
    url,
    method,
    headers: [],
    body: NOTHING,
    query: NOTHING,
    instance: null,
    slots: {
      url: urlNode,
      options: null,
      optionsIndex: 1,
      body: null,
      verb: isNamed ? node.expression.name : null,
    },
  };
}
