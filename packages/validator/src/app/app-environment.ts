import type { Context } from "hono";
import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import type { Service } from "./service.ts";

/** What goes along with a request through the app. */
export interface AppEnvironment {
  readonly Bindings: Record<string, unknown>;
  readonly Variables: {
    call: Call;
    /** By which the figures tell requests apart. */
    route: string;
  };
}

export type AppContext = Context<AppEnvironment>;

/** An answer as a response, and counted for a route. */
export function respond(context: AppContext, route: string, answer: Answer): Response {
  context.set("route", route);
  const { status, headers, body } = answer;
  const id = context.get("call").id;
  return new Response(body, { status, headers: { ...headers, "X-Request-ID": id } });
}

/** Answers the methods that a path does not have. */
export function refuseMethods(service: Service, route: string, allow: string) {
  return (context: AppContext): Response => {
    if (context.req.method !== "OPTIONS") {
      return respond(context, route, service.methodFault(context.get("call"), allow));
    }
    const id = context.get("call").id;
    context.set("route", route);
    return new Response(null, { status: 204, headers: { Allow: allow, "X-Request-ID": id } });
  };
}
