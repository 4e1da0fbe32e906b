// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a v1 skip (decision `skip-body`). */
export interface SkipV1 {
  /** The habit that was skipped. */
  habitId: string;
  /** Day that is skipped, YYYY-MM-DD. */
  date: string;
}
