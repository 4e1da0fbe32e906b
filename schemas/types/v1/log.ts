// Generated from the JSON Schema; the package's script `generate` renews it.

/** A log of v1, as returned (decision `logs`); further members are not specified. */
export interface LogV1 {
  /** Log identifier. */
  id?: string;
  /** The habit that the log belongs to. */
  habitId?: string;
  /** Day of the log, YYYY-MM-DD. */
  date?: string;
}
