import type { JsonSchema } from "./json-schema.ts";
import bulkDeleteV1 from "./v1/bulk-delete.schema.json" with { type: "json" };
import checkInV1 from "./v1/check-in.schema.json" with { type: "json" };
import envelopeV1 from "./v1/envelope.schema.json" with { type: "json" };
import habitV1 from "./v1/habit.schema.json" with { type: "json" };
import logV1 from "./v1/log.schema.json" with { type: "json" };
import noteV1 from "./v1/note.schema.json" with { type: "json" };
import skipV1 from "./v1/skip.schema.json" with { type: "json" };
import apiKeyV2 from "./v2/api-key.schema.json" with { type: "json" };
import areaV2 from "./v2/area.schema.json" with { type: "json" };
import batchV2 from "./v2/batch.schema.json" with { type: "json" };
import batchResultsV2 from "./v2/batch-results.schema.json" with { type: "json" };
import envelopeV2 from "./v2/envelope.schema.json" with { type: "json" };
import errorV2 from "./v2/error.schema.json" with { type: "json" };
import habitV2 from "./v2/habit.schema.json" with { type: "json" };
import habitCreateV2 from "./v2/habit-create.schema.json" with { type: "json" };
import habitUpdateV2 from "./v2/habit-update.schema.json" with { type: "json" };
import logV2 from "./v2/log.schema.json" with { type: "json" };
import logRecordV2 from "./v2/log-record.schema.json" with { type: "json" };
import loginV2 from "./v2/login.schema.json" with { type: "json" };
import noteV2 from "./v2/note.schema.json" with { type: "json" };
import overviewV2 from "./v2/overview.schema.json" with { type: "json" };
import refreshV2 from "./v2/refresh.schema.json" with { type: "json" };
import skipV2 from "./v2/skip.schema.json" with { type: "json" };
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
  "bulk-delete": bulkDeleteV1,
  "check-in": checkInV1,
  envelope: envelopeV1,
  habit: habitV1,
  log: logV1,
  note: noteV1,
  skip: skipV1,
};

/** The schemas of v2 payloads, by the name of their file; `log` is sent, `log-record` is returned. */
export const schemasV2: Readonly<Record<SchemaNameV2, JsonSchema>> = {
  "api-key": apiKeyV2,
  area: areaV2,
  batch: batchV2,
  "batch-results": batchResultsV2,
  envelope: envelopeV2,
  error: errorV2,
  habit: habitV2,
  "habit-create": habitCreateV2,
  "habit-update": habitUpdateV2,
  log: logV2,
  "log-record": logRecordV2,
  login: loginV2,
  note: noteV2,
  overview: overviewV2,
  refresh: refreshV2,
  skip: skipV2,
  statistics: statisticsV2,
  template: templateV2,
  tokens: tokensV2,
};
