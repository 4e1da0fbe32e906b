// Generated from the JSON Schema; the package's script `generate` renews it.

/** What v2 answers on failure (section 2.5). */
export interface ErrorV2 {
  /** The fault. */
  error: {
    /** For example VALIDATION_ERROR. */
    code: string;
    /** Text. */
    message: string;
    /** What is wrong, field by field. */
    details?: {
      /** Name of the field. */
      field: string;
      /** Text. */
      message: string;
    }[];
  };
  /** What the answer says of itself. */
  meta?: {
    /** Identifier of the request. */
    requestId: string;
    /** Time of the response, UTC. */
    timestamp: string;
    /** Release version of the API. */
    version: string;
  };
}
