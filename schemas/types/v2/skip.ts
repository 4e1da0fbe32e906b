// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a skip (decision `skip-body`). The habit's id stands in the path. */
export interface SkipV2 {
  /** Day that is skipped, YYYY-MM-DD. */
  targetDate: string;
}
