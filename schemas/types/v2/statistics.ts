// Generated from the JSON Schema; the package's script `generate` renews it.

/** The completions of each habit; the same in v1 (decision `statistics`). */
export interface StatisticsV2 {
  /** One element for each habit. */
  perHabit: {
    /** The habit. */
    habitId: string;
    /** Its completions. */
    completions: number;
  }[];
}
