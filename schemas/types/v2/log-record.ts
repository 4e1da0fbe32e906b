// Generated from the JSON Schema; the package's script `generate` renews it.

/** A log as returned; a skip has `skipped` and no `value` (decision `logs`). */
export interface LogRecordV2 {
  /** Log identifier. */
  id?: string;
  /** The habit that the log belongs to. */
  habitId?: string;
  /** Day the log applies to, YYYY-MM-DD. */
  targetDate?: string;
  /** Amount logged. */
  value?: number;
  /** Unit of the value. */
  unitSymbol?: string;
  /** True where the day was skipped. */
  skipped?: boolean;
}
