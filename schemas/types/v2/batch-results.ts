// Generated from the JSON Schema; the package's script `generate` renews it.

/** What a batch answers: one element for each operation, in order (decision `batch`). */
export interface BatchResultsV2 {
  /** `data` where it worked, else `error`. */
  results: {
    /** HTTP status of the operation. */
    status: number;
    /** Payload of the result. */
    data?:
      | {
          [k: string]: unknown;
        }
      | unknown[];
    /** As in the error envelope. */
    error?: {
      [k: string]: unknown;
    };
  }[];
}
