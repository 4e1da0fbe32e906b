import type { Decision } from "../decision.ts";

/** Keys, limits and time, where the specification leaves them open. */
export const serviceDecisions = [
  {
    topic: "api-key",
    open: "API key as data",
    text: "`id`, `name`, `apiVersion` (`v1`, `v2`), `expiresAt` (date-time or null), `scopes`, `createdAt`, `lastUsedAt`, `requestCount`, `state` (`active`, `revoked`, `expired`). Value: `hk_` and 40 base62 characters, stored as a hash. Periods: 30, 90, 365 days, never. Only active keys count toward the limit; revoking asks for confirmation (`--yes`)",
  },
  {
    topic: "scopes",
    open: "Scopes",
    text: "`habits:`, `logs:`, `notes:`, `areas:` with `read` or `write`; `statistics:read`; `templates:read`; `*`",
  },
  {
    topic: "tokens",
    open: "Tokens",
    text: "`Authorization: Bearer <accessToken>`; `POST /auth/refresh`; access 15 minutes, refresh 30 days, rotated",
  },
  {
    topic: "status-codes",
    open: "Status codes",
    text: "400 validation (also missing `X-API-Version`, `X-Client-Version`, `X-Request-ID`, or a request id seen in the last 10 minutes), 401 no, unknown, revoked or expired key, 403 key of the other version, missing scope, lapsed subscription, 404, 405, 409 key limit, 410 v1 after the sunset, 413, 415, 429",
  },
  {
    topic: "order-of-checks",
    open: "Order of the checks",
    text: "410, 401, 403, 400 (headers), 404, 405, 413, 415, 400 (body). `X-API-Version` on a v1 path is ignored",
  },
  {
    topic: "rate-limit",
    open: "Rate limit exceeded",
    text: "429, `error.code` `RATE_LIMITED`, `Retry-After`, counted per key in windows of a minute and a day (the 501st request of a minute is refused); the text says that support grants higher limits",
  },
  {
    topic: "instants",
    open: "Sunset instant",
    text: "2025-02-15T00:00:00Z; removal 2025-03-01T00:00:00Z; v3.0 2025-07-01T00:00:00Z; `meta.version` is `2.2.1`",
  },
  {
    topic: "generated-ids",
    open: "Ids made by the service",
    text: "UUIDs. Error texts of v1 and v2 for the same fault agree",
  },
  {
    topic: "tied-features",
    open: "Features that end with v3.0, in code",
    text: "Code that uses the deprecated webhook format, CSV export or import v1, manual sync or the earlier login flow is found only where something ties it to the service (host, key, client), by the words of its path or its sign-in call, and is always `manual`. The fix for a v1 key names the steps of section 5 (app v5.0 or later, Settings, Advanced, Developer Settings, biometric or PIN confirmation, paid subscription).",
  },
] as const satisfies readonly Decision[];
