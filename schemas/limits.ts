import { batchLimit, type Limit } from "./batch-limit.ts";
import { decided, specified } from "./source.ts";

/** Every limit of the service (section 8) and those that it leaves open. */
export const limits = {
  requestsPerMinute: { value: 500, unit: "requests per minute and key", source: specified("8") },
  requestsPerDay: { value: 50_000, unit: "requests per day and key", source: specified("8") },
  activeKeysFree: { value: 0, unit: "active keys per account", source: specified("8") },
  activeKeysPremium: { value: 5, unit: "active keys per account", source: specified("8") },
  activeKeysTeam: { value: 20, unit: "active keys per account", source: specified("8") },
  activeKeysBusiness: { value: 20, unit: "active keys per account", source: specified("8") },
  pageSizeDefault: { value: 50, unit: "items", source: decided("lists") },
  pageSizeMinimum: { value: 1, unit: "items", source: decided("lists") },
  pageSizeMaximum: { value: 100, unit: "items", source: decided("lists") },
  batchOperations: batchLimit,
  requestIdMemory: { value: 600, unit: "seconds", source: decided("status-codes") },
  accessTokenLifetime: { value: 900, unit: "seconds", source: decided("tokens") },
  refreshTokenLifetime: { value: 2_592_000, unit: "seconds", source: decided("tokens") },
} as const satisfies Record<string, Limit>;
