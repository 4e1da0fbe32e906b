// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a batch (section 4; decision `batch`). */
export interface BatchV2 {
  /**
   * What to do, in order.
   *
   * @maxItems 100
   */
  operations: {
    /** HTTP method. */
    method: string;
    /** Relative path such as `/habits/{habitId}/logs`, without a prefix. */
    path: string;
    /** Body of the operation. */
    body?: {
      [k: string]: unknown;
    };
  }[];
}
