// Generated from the JSON Schema; the package's script `generate` renews it.

/** What v1 answers; deprecated (section 2.4). `error` is a message, and null on success (decision `v1-error`). */
export interface EnvelopeV1 {
  /** False where the call failed. */
  success: boolean;
  /** Payload of the result. */
  data?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /** Message; null on success. */
  error?: string | null;
}
