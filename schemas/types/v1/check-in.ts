// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a v1 check-in; deprecated (section 2.2). Members of a v2 log are refused. */
export interface CheckInV1 {
  /** The habit that was done. */
  habitId: string;
  /** Day of the check-in, YYYY-MM-DD. */
  date: string;
  /** The value `done` is known. */
  status: string;
}
