import { openApiV1, openApiV2 } from "@habitshift/schemas/openapi";
import { type Metrics, renderMetrics, serviceFault } from "@habitshift/validator/http";
import { type Answer, faultV2, metaOf } from "./envelopes.ts";
import type { Visit } from "./visit.ts";

const documents: Readonly<Record<string, unknown>> = {
  "/openapi.json": openApiV2,
  "/openapi/v1.json": openApiV1,
  "/openapi/v2.json": openApiV2,
};

/** Health, readiness, figures and the documents of the service. */
export const operatorPaths: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/metrics",
  ...Object.keys(documents),
]);

/** Answers who runs the sandbox. */
export function operate(
  { request, url, id, now }: Visit,
  {
    metrics,
    isReady = () => true,
  }: { readonly metrics: Metrics; readonly isReady?: () => boolean },
): Answer {
  const [path = ""] = url.split("?", 1);
  if (request.method !== "GET" && request.method !== "HEAD") {
    const headers = { Allow: "GET, HEAD" };
    return faultV2(
      serviceFault("method-not-allowed", "This path takes GET, HEAD", { headers }),
      id,
      now,
    );
  }
  if (Object.hasOwn(documents, path)) return { status: 200, headers: {}, body: documents[path] };
  if (path === "/metrics") {
    const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" };
    return { status: 200, headers, body: renderMetrics([metrics.snapshot()]) };
  }
  if (path === "/readyz" && !isReady()) {
    return faultV2(serviceFault("not-ready", "The sandbox is about to stop"), id, now);
  }
  const status = path === "/readyz" ? "ready" : "ok";
  return { status: 200, headers: {}, body: { data: { status }, meta: metaOf(id, now) } };
}
