import type { HttpRequest, HttpResponse } from "../../packages/converter/src/index.ts";
import type { Answer, ServiceRequest } from "../behaviour/world/route.ts";

/** What answers a request, as a service does that is called over the network. */
export type Service = (request: HttpRequest) => HttpResponse;

/** Calls a service without a network; its bodies go through JSON all the same. `refused` takes its reasons. */
export function inProcess(
  service: (request: ServiceRequest) => Answer,
  refused: string[] = [],
): Service {
  return ({ method, url, headers = {}, body }) => {
    const { pathname, searchParams } = new URL(url, "http://world");
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const answer = service({
      method,
      path: pathname,
      query: searchParams,
      headers: Object.fromEntries(named),
      body: throughJson(body),
    });
    if (answer.refusal !== undefined) refused.push(`${method} ${url}: ${answer.refusal}`);
    return { status: answer.status, body: throughJson(answer.body) };
  };
}

function throughJson(body: unknown): unknown {
  if (body === undefined) return undefined;
  return JSON.parse(typeof body === "string" ? body : JSON.stringify(body));
}
