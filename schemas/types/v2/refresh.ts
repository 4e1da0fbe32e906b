// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a refresh (decision `tokens`). */
export interface RefreshV2 {
  /** A refresh token that was not used yet. */
  refreshToken: string;
}
