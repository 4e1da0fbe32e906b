import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const versionHeadersRequired = {
  id: "version-headers-required",
  title: "Three headers are required",
  v1: "–",
  v2: "X-API-Version: 2, X-Client-Version, X-Request-ID",
  automatic: "yes",
  summary: "A v2 request needs `X-API-Version`, `X-Client-Version` and `X-Request-ID`.",
  fix: "Send `X-API-Version: 2`, your client's version, and a new `X-Request-ID` with each request.",
  before: "X-API-Key: ***",
  after:
    "X-API-Key: ***\nX-API-Version: 2\nX-Client-Version: 1.0.0\nX-Request-ID: 6f1c0e2a-5b7d-4e0b-9d63-0f9a51c1a2b3",
  ends: "v1-sunset",
  converter: "Headers belong to a request, not to its payload.",
  source: specified("5"),
} as const satisfies Change;
