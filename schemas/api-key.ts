/**
 * What of an API key says which version it works on (section 2.6); a key of the old one works on v1 only
 * (decision `status-codes`).
 */
export const apiKeyVersion = {
  change: "api-key-version",
  member: "apiVersion",
  old: "v1",
} as const;
