// Generated from the JSON Schema; the package's script `generate` renews it.

/** An API key as the key list shows it, without its value (section 2.6; decision `api-key`). */
export interface ApiKeyV2 {
  /** Key identifier. */
  id?: string;
  /** Descriptive name set at creation. */
  name?: string;
  /** `v2` is recommended; `v1` is for legacy integrations. */
  apiVersion?: "v2" | "v1";
  /** When the key expires; null where it never does. */
  expiresAt?: string | null;
  /** What the key may do, such as `habits:read`; `*` is everything. */
  scopes?: string[];
  /** When the key was created. */
  createdAt?: string;
  /** When the key was last used; null where it never was. */
  lastUsedAt?: string | null;
  /** Number of requests made. */
  requestCount?: number;
  /** Where the key stands (section 3). */
  state?: "active" | "revoked" | "expired";
}
