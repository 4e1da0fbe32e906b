// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a v1 bulk deletion: `ids`, or as `habitIds`, or the bare array (decision `bulk-delete-body`). */
export type BulkDeleteV1 =
  | {
      ids: string[];
    }
  | {
      habitIds: string[];
    }
  | string[];
