import { apiRelease, envelope } from "@habitshift/schemas";
import {
  idOf,
  isFault,
  lengthFaultOf,
  readText,
  type ServiceFault,
} from "@habitshift/validator/http";
import { type Context, Hono } from "hono";
import { GatewayFault } from "./gateway-fault.ts";
import type { GatewayService } from "./gateway-service.ts";
import { nullBodyStatuses } from "./null-body.ts";
import { summaryHeaders, summaryPage } from "./summary-page.ts";

export interface GatewayAppOptions {
  /** False where no more requests should be sent here. */
  readonly isReady?: () => boolean;
  readonly limits?: GatewayLimits;
  readonly requestId?: () => string;
}

/** What the body of a request is held to. */
export interface GatewayLimits {
  readonly bodyBytes: number;
  readonly bodyMilliseconds: number;
}

export const gatewayLimits: GatewayLimits = {
  bodyBytes: 10 * 1024 * 1024,
  bodyMilliseconds: 30_000,
};

/** Where the summary of what is still v1 is. */
const summaryPath = "/_gateway";
const operatorPaths = new Set(["/healthz", "/readyz", "/metrics", summaryPath]);

/** Whether a path is one for operators, and no call of the API. */
export function isOperatorPath(path: string): boolean {
  return operatorPaths.has(path);
}

/** The gateway as a fetch handler, with what its operators need. */
export function createGatewayApp(service: GatewayService, options: GatewayAppOptions = {}): Hono {
  const { isReady = () => true, limits = gatewayLimits } = options;
  const createId = options.requestId ?? (() => crypto.randomUUID());
  const app = new Hono();

  // Asynchronous, for what a synchronous handler throws late would end the process of Node.
  app.use(async (_, next) => {
    await next();
  });
  app.get("/healthz", (context) => context.json(wrap(service, createId(), { status: "ok" })));
  app.get("/readyz", (context) => {
    const status = isReady() ? "ready" : "stopping";
    return context.json(wrap(service, createId(), { status }), isReady() ? 200 : 503);
  });
  app.get("/metrics", () => {
    const type = "text/plain; version=0.0.4; charset=utf-8";
    return new Response(service.figures.render(), { headers: { "Content-Type": type } });
  });
  app.get(summaryPath, (context) => {
    const endpoints = service.figures.summary();
    const refused = service.figures.refused();
    if (/\btext\/html\b/i.test(context.req.header("accept") ?? "")) {
      const text = summaryPage(endpoints, refused, service.since);
      return new Response(text, { headers: summaryHeaders });
    }
    return context.json(wrap(service, createId(), { since: service.since, endpoints, refused }));
  });
  app.all("*", async (context) => {
    const id = idOf(context.req.header("x-request-id"), createId);
    const { status, headers, cookies = [], body } = await answer(service, context, id, limits);
    const isBare = nullBodyStatuses.has(status) || context.req.method === "HEAD";
    const response = new Response(isBare ? null : String(body ?? ""), {
      status,
      headers: { ...headers, "x-request-id": id },
    });
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    return response;
  });
  return app;
}

async function answer(
  service: GatewayService,
  context: Context,
  id: string,
  limits: GatewayLimits,
) {
  const { raw } = context.req;
  const tooLong = lengthFaultOf(raw.headers.get("content-length") ?? undefined, limits);
  if (tooLong !== undefined) return service.refuse(toFault(tooLong));
  const read = await readText(raw.body, limits);
  if (isFault(read)) return service.refuse(toFault(read));
  const { pathname, search } = new URL(raw.url);
  const headers = Object.fromEntries(raw.headers);
  const request = { method: raw.method, url: pathname + search, headers, body: read.text };
  return service.answer(request, id, raw.signal);
}

/** Said of bodies in general; v1 has an envelope of its own for it. */
function toFault({ status, message, headers }: ServiceFault): GatewayFault {
  return new GatewayFault(status, message.replace(/; send requests line by line.*$/, ""), headers);
}

function wrap({ now }: GatewayService, requestId: string, data: unknown) {
  const meta = { requestId, timestamp: now().toISOString(), version: apiRelease };
  return { [envelope.data]: data, [envelope.meta]: meta };
}
