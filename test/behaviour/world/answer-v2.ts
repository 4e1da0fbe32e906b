import type { HabitStore } from "./habit-store.ts";
import { type Answer, answerByRoutes, type ServiceRequest } from "./route.ts";
import { refuse } from "./v2-envelope.ts";
import { v2Routes } from "./v2-routes.ts";

function missingHeaders({ headers }: ServiceRequest): readonly string[] {
  return [
    ...(headers["x-api-version"] === "2" ? [] : ["X-API-Version must be 2"]),
    ...(headers["x-client-version"] ? [] : ["X-Client-Version is missing"]),
    ...(headers["x-request-id"] ? [] : ["X-Request-ID is missing"]),
  ];
}

/** A v2 service that remembers the request ids it has seen. */
export function createV2Service(store: HabitStore): (request: ServiceRequest) => Answer {
  const seen = new Set<unknown>();
  return (request) => {
    const [, path] = /^\/(?:api\/)?v2(\/.*)$/.exec(request.path) ?? [];
    if (path === undefined) {
      return refuse(410, "GONE", `not a v2 path: ${request.method} ${request.path}`);
    }
    if (!(request.headers["x-api-key"] || request.headers.authorization)) {
      return refuse(401, "UNAUTHORIZED", "X-API-Key is missing");
    }
    const missing = missingHeaders(request);
    if (missing.length > 0) {
      return refuse(400, "VALIDATION_ERROR", missing.join("; "));
    }
    const id = request.headers["x-request-id"];
    if (seen.has(id)) {
      return refuse(400, "VALIDATION_ERROR", "X-Request-ID was used before");
    }
    seen.add(id);
    return (
      answerByRoutes(v2Routes, store, { ...request, path }) ??
      refuse(404, "NOT_FOUND", `no such endpoint: ${request.method} ${request.path}`)
    );
  };
}
