import type { ApiVersion } from "./model.ts";

/** Path prefixes of each version, the canonical one first (section 4; decision `canonical-prefix`). */
export const prefixes = {
  v1: ["/api/v1"],
  v2: ["/api/v2", "/v2"],
} as const satisfies Record<ApiVersion, readonly [string, ...string[]]>;
