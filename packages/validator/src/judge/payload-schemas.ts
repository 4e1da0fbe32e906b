import type { SchemaNameV2 } from "@habitshift/schemas";

/** The schemas by which payloads are judged. */
export const payloadSchemas = [
  "habit",
  "habit-create",
  "habit-update",
  "log",
  "envelope",
  "error",
  "batch",
  "template",
  "api-key",
] as const satisfies readonly SchemaNameV2[];

/** The name of a schema by which payloads are judged. */
export type PayloadSchema = (typeof payloadSchemas)[number];
