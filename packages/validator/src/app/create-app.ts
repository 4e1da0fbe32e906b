import type { Hono } from "hono";
import type { AppEnvironment } from "./app-environment.ts";
import type { AppOptions } from "./app-options.ts";
import { createService } from "./service.ts";
import { createServiceApp } from "./service-app.ts";

export type { AppOptions, Asset, LogEntry, RecordedRequest, ServiceLimits } from "./app-options.ts";

/** The `/validate` service as a fetch handler: `createApp().fetch` runs on Node, Workers, Bun and Deno alike. */
export function createApp(options: AppOptions = {}): Hono<AppEnvironment> {
  return createServiceApp(createService(options), options);
}
