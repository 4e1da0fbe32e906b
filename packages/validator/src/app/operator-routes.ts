import type { Hono } from "hono";
import { type AppContext, type AppEnvironment, refuseMethods, respond } from "./app-environment.ts";
import type { AppOptions } from "./app-options.ts";
import { renderMetrics } from "./metrics.ts";
import type { Service } from "./service.ts";
import { serviceFault } from "./service-fault.ts";

const reads = "GET, HEAD, OPTIONS";
const metricsType = "text/plain; version=0.0.4; charset=utf-8";

type OperatorOptions = Pick<AppOptions, "isReady" | "gatherMetrics">;

/** Health, readiness and figures, for who runs the service. */
export function addOperatorRoutes(
  app: Hono<AppEnvironment>,
  service: Service,
  { isReady = () => true, gatherMetrics = async (own) => [own] }: OperatorOptions,
): void {
  const { envelopes } = service;

  app.get("/healthz", (context) =>
    respond(context, "/healthz", envelopes.one(context.get("call").id, '{"status":"ok"}')),
  );
  app.get("/readyz", (context) => {
    const call = context.get("call");
    const answer = isReady()
      ? envelopes.one(call.id, '{"status":"ready"}')
      : service.fault(call, serviceFault("not-ready", "The service is about to stop"));
    return respond(context, "/readyz", answer);
  });
  app.get("/metrics", async (context) => {
    const call = context.get("call");
    const refused = service.authorize(call, false);
    if (refused !== undefined) return respond(context, "/metrics", service.fault(call, refused));
    const body = renderMetrics(await gatherMetrics(service.metrics.snapshot()));
    const headers = { "Content-Type": metricsType, "X-Content-Type-Options": "nosniff" };
    return respond(context, "/metrics", { status: 200, headers, body });
  });
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    const refuse: (context: AppContext) => Response = refuseMethods(service, path, reads);
    app.all(path, refuse);
  }
}
