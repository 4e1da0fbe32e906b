// Generated from the JSON Schema; the package's script `generate` renews it.

/** An area, as sent and as returned; the same in v1 (decision `areas`). */
export interface AreaV2 {
  /** Area identifier. */
  id?: string;
  /** Name of the area. */
  name?: string;
}
