/** The contract between v1 and v2 of the habit API, as data. */

export { apiKeyVersion } from "./api-key.ts";
export { batchLimit, type Limit } from "./batch-limit.ts";
export { bulkDelete } from "./bulk-delete.ts";
export type { Change } from "./change.ts";
export { type ChangeId, changes } from "./changes.ts";
export type { Decision } from "./decision.ts";
export { type DecisionTopic, decisions } from "./decisions.ts";
export { endpoints } from "./endpoints.ts";
export { envelope } from "./envelope.ts";
export type { AnswerHeader, ErrorCondition } from "./error-condition.ts";
export { errorConditions } from "./error-conditions.ts";
export { formats, isDate, isDateTime } from "./formats.ts";
export { keyHeader, type RequiredHeader, requiredHeaders, tokenHeader } from "./headers.ts";
export type { JsonSchema } from "./json-schema.ts";
export {
  type SchemaNameV1,
  type SchemaNameV2,
  schemasV1,
  schemasV2,
} from "./json-schemas.ts";
export { limits } from "./limits.ts";
export { type BareSchema, mappedSchemasV1, mappedSchemasV2 } from "./mapped-schemas.ts";
export type {
  ApiVersion,
  CompletionRecords,
  Endpoint,
  FieldMapping,
  FieldPath,
  FilledMember,
  HttpMethod,
  MovedParameter,
  Scope,
  Shape,
  ShapeMapping,
  SharedMember,
  Successor,
  ValueSet,
} from "./model.ts";
export { notFound } from "./not-found.ts";
export { paging } from "./paging.ts";
export { daysToSunset, type Phase, phaseOn, type Severity, severityOn } from "./phase.ts";
export { prefixedEndpoints } from "./prefixed-endpoints.ts";
export { prefixes } from "./prefixes.ts";
export type { QueryParameter } from "./query-parameter.ts";
export { type MappedShape, shapeMappings } from "./shape-mappings.ts";
export { requestSchema, responseSchema } from "./shape-schemas.ts";
export type { Source } from "./source.ts";
export {
  earlierLogin,
  isFeatureName,
  serviceWords,
  type TiedFeature,
  tiedFeatureOf,
  wordsOf,
} from "./tied-features.ts";
export { apiRelease, type Milestone, timeline } from "./timeline.ts";
export type { BulkDeleteV1 } from "./types/v1/bulk-delete.ts";
export type { CheckInV1 } from "./types/v1/check-in.ts";
export type { EnvelopeV1 } from "./types/v1/envelope.ts";
export type { HabitV1 } from "./types/v1/habit.ts";
export type { LogV1 } from "./types/v1/log.ts";
export type { NoteV1 } from "./types/v1/note.ts";
export type { SkipV1 } from "./types/v1/skip.ts";
export type { ApiKeyV2 } from "./types/v2/api-key.ts";
export type { AreaV2 } from "./types/v2/area.ts";
export type { BatchV2 } from "./types/v2/batch.ts";
export type { BatchResultsV2 } from "./types/v2/batch-results.ts";
export type { EnvelopeV2 } from "./types/v2/envelope.ts";
export type { ErrorV2 } from "./types/v2/error.ts";
export type { HabitV2 } from "./types/v2/habit.ts";
export type { HabitCreateV2 } from "./types/v2/habit-create.ts";
export type { HabitUpdateV2 } from "./types/v2/habit-update.ts";
export type { LogV2 } from "./types/v2/log.ts";
export type { LogRecordV2 } from "./types/v2/log-record.ts";
export type { LoginV2 } from "./types/v2/login.ts";
export type { NoteV2 } from "./types/v2/note.ts";
export type { OverviewV2 } from "./types/v2/overview.ts";
export type { RefreshV2 } from "./types/v2/refresh.ts";
export type { SkipV2 } from "./types/v2/skip.ts";
export type { StatisticsV2 } from "./types/v2/statistics.ts";
export type { TemplateV2 } from "./types/v2/template.ts";
export type { TokensV2 } from "./types/v2/tokens.ts";
