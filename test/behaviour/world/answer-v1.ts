import type { HabitStore } from "./habit-store.ts";
import { type Answer, answerByRoutes, type ServiceRequest } from "./route.ts";
import { failV1, v1Routes } from "./v1-routes.ts";

function refuseV1(status: number, message: string): Answer {
  return { ...failV1(status, message), refusal: message };
}

/** The v1 service as it was before the sunset. */
export function createV1Service(store: HabitStore): (request: ServiceRequest) => Answer {
  return (request) => {
    if (!(request.headers["x-api-key"] || request.headers.authorization)) {
      return refuseV1(401, "X-API-Key is missing");
    }
    return (
      answerByRoutes(v1Routes, store, request) ??
      refuseV1(404, `no such endpoint: ${request.method} ${request.path}`)
    );
  };
}
