import type { JsonSchema } from "./json-schema.ts";
import checkInV1 from "./v1/check-in.schema.json" with { type: "json" };
import envelopeV1 from "./v1/envelope.schema.json" with { type: "json" };
import habitV1 from "./v1/habit.schema.json" with { type: "json" };
import logV1 from "./v1/log.schema.json" with { type: "json" };
import noteV1 from "./v1/note.schema.json" with { type: "json" };
import skipV1 from "./v1/skip.schema.json" with { type: "json" };
import areaV2 from "./v2/area.schema.json" with { type: "json" };
import envelopeV2 from "./v2/envelope.schema.json" with { type: "json" };
import errorV2 from "./v2/error.schema.json" with { type: "json" };
import habitV2 from "./v2/habit.schema.json" with { type: "json" };
import habitCreateV2 from "./v2/habit-create.schema.json" with { type: "json" };
import habitUpdateV2 from "./v2/habit-update.schema.json" with { type: "json" };
import logV2 from "./v2/log.schema.json" with { type: "json" };
import logRecordV2 from "./v2/log-record.schema.json" with { type: "json" };
import noteV2 from "./v2/note.schema.json" with { type: "json" };
import skipV2 from "./v2/skip.schema.json" with { type: "json" };

/**
 * The schemas of what differs between the versions: the shapes that have a mapping, and the envelopes; and of
 * the only other body that v1 takes. Apart from the others, so that a page in a browser that only converts need not load those.
 */
export const mappedSchemasV1 = {
  "check-in": checkInV1 as JsonSchema,
  envelope: envelopeV1 as JsonSchema,
  habit: habitV1 as JsonSchema,
  log: logV1 as JsonSchema,
  note: noteV1 as JsonSchema,
  skip: skipV1 as JsonSchema,
} as const;

export const mappedSchemasV2 = {
  area: areaV2 as JsonSchema,
  envelope: envelopeV2 as JsonSchema,
  error: errorV2 as JsonSchema,
  habit: habitV2 as JsonSchema,
  "habit-create": habitCreateV2 as JsonSchema,
  "habit-update": habitUpdateV2 as JsonSchema,
  log: logV2 as JsonSchema,
  "log-record": logRecordV2 as JsonSchema,
  note: noteV2 as JsonSchema,
  skip: skipV2 as JsonSchema,
} as const;
