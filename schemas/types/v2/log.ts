// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a new log (section 2.2). The habit's id stands in the path. */
export interface LogV2 {
  /** Day the log applies to, YYYY-MM-DD. */
  targetDate: string;
  /** Amount logged. */
  value: number;
  /** Unit of the value; the value `rep` is known. */
  unitSymbol: string;
}
