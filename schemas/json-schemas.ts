import type { JsonSchema } from "./json-schema.ts";
import { mappedSchemasV1, mappedSchemasV2 } from "./mapped-schemas.ts";
import bulkDeleteV1 from "./v1/bulk-delete.schema.json" with { type: "json" };
import apiKeyV2 from "./v2/api-key.schema.json" with { type: "json" };
import batchV2 from "./v2/batch.schema.json" with { type: "json" };
import batchResultsV2 from "./v2/batch-results.schema.json" with { type: "json" };
import loginV2 from "./v2/login.schema.json" with { type: "json" };
import overviewV2 from "./v2/overview.schema.json" with { type: "json" };
import refreshV2 from "./v2/refresh.schema.json" with { type: "json" };
import statisticsV2 from "./v2/statistics.schema.json" with { type: "json" };
import templateV2 from "./v2/template.schema.json" with { type: "json" };
import tokensV2 from "./v2/tokens.schema.json" with { type: "json" };

export type SchemaNameV1 =
  | "bulk-delete"
  | "check-in"
  | "envelope"
  | "habit"
  | "log"
  | "note"
  | "skip";

export type SchemaNameV2 =
  | "api-key"
  | "area"
  | "batch"
  | "batch-results"
  | "envelope"
  | "error"
  | "habit"
  | "habit-create"
  | "habit-update"
  | "log"
  | "log-record"
  | "login"
  | "note"
  | "overview"
  | "refresh"
  | "skip"
  | "statistics"
  | "template"
  | "tokens";

/** The schemas of v1 payloads, by the name of their file. */
export const schemasV1: Readonly<Record<SchemaNameV1, JsonSchema>> = {
  ...mappedSchemasV1,
  "bulk-delete": bulkDeleteV1,
};

/** The schemas of v2 payloads, by the name of their file; `log` is sent, `log-record` is returned. */
export const schemasV2: Readonly<Record<SchemaNameV2, JsonSchema>> = {
  ...mappedSchemasV2,
  "api-key": apiKeyV2,
  batch: batchV2,
  "batch-results": batchResultsV2,
  login: loginV2,
  overview: overviewV2,
  refresh: refreshV2,
  statistics: statisticsV2,
  template: templateV2,
  tokens: tokensV2,
};
