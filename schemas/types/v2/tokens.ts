// Generated from the JSON Schema; the package's script `generate` renews it.

/** What a login or a refresh returns (section 4). */
export interface TokensV2 {
  /** Sent as `Authorization: Bearer`. */
  accessToken: string;
  /** Exchanged for new tokens. */
  refreshToken: string;
}
