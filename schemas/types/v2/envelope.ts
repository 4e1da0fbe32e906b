// Generated from the JSON Schema; the package's script `generate` renews it.

/** What v2 answers on success (section 2.4); a failure is `error` (section 2.5). */
export interface EnvelopeV2 {
  /** Payload of the result. */
  data?:
    | {
        [k: string]: unknown;
      }
    | unknown[];
  /** What the answer says of itself. */
  meta?: {
    /** Identifier of the request. */
    requestId: string;
    /** Time of the response, UTC. */
    timestamp: string;
    /** Release version of the API. */
    version: string;
  };
  /** Stands with a list. */
  pagination?: {
    /** Total number of items. */
    total: number;
    /** Page size. */
    limit: number;
    /** Offset of the page. */
    offset: number;
  };
}
