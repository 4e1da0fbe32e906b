import { Hono } from "hono";
import { cors } from "hono/cors";
import { type AppContext, type AppEnvironment, respond } from "./app-environment.ts";
import type { AppOptions } from "./app-options.ts";
import { addContractRoutes } from "./contract-routes.ts";
import { fetchCall } from "./fetch-call.ts";
import { addJudgingRoutes } from "./judging-routes.ts";
import { addOperatorRoutes } from "./operator-routes.ts";
import type { Service } from "./service.ts";

/** Figures that probes would bury. */
const unlimited = new Set(["/healthz", "/readyz"]);

/** The Hono app around a service: a fetch handler that needs nothing of Node. */
export function createServiceApp(service: Service, options: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const { clientOf = () => undefined } = options;

  // Asynchronous, for what a synchronous handler throws late would end the process of Node.
  app.use(async (context, next) => {
    const started = performance.now();
    const request = context.req.raw;
    const call = fetchCall(request, clientOf(request, context.env), service.createId);
    context.set("call", call);
    const limited = unlimited.has(call.path) ? undefined : service.limit(call);
    if (limited === undefined) await next();
    else context.res = respond(context, "limited", service.fault(call, limited));
    service.answered(call, {
      route: context.get("route") ?? "other",
      method: call.method,
      status: context.res.status,
      milliseconds: performance.now() - started,
    });
  });
  if (options.cors !== undefined) app.use(corsFor(options.cors));
  addJudgingRoutes(app, service, options.page ?? {});
  addContractRoutes(app, service);
  addOperatorRoutes(app, service, options);
  app.notFound((context: AppContext) =>
    respond(context, "other", service.notFound(context.get("call"), noSuchPath)),
  );
  app.onError((error, context: AppContext) => {
    const call = context.get("call");
    service.defect(error, call.id);
    return respond(context, "other", service.defectAnswer(call));
  });
  return app;
}

const noSuchPath =
  "No such path; judge with POST /validate, or point the base URL of a client at /validate. GET /docs tells all paths";

function corsFor(origins: readonly string[]) {
  return cors({
    origin: origins.includes("*") ? "*" : [...origins],
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposeHeaders: ["X-Request-ID", "Retry-After", "Accept-Post", "Allow", "WWW-Authenticate"],
    allowHeaders: [],
    maxAge: 600,
  });
}
