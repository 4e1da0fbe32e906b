// Generated from the JSON Schema; the package's script `generate` renews it.

/** The figures of the account; the same in v1 (decision `statistics`). */
export interface OverviewV2 {
  /** Number of habits. */
  habits: number;
  /** Number of completions. */
  completions: number;
}
