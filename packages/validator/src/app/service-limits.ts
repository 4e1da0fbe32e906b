import type { ServiceLimits } from "./app-options.ts";

/** What the service holds its callers to unless told otherwise. */
export const serviceLimits: ServiceLimits = {
  bodyBytes: 10 * 1024 * 1024,
  requests: 10_000,
  depth: 64,
  lineBytes: 1024 * 1024,
  bodyMilliseconds: 30_000,
};
