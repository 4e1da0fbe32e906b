import { changes } from "@habitshift/schemas";
import { payloadSchemas } from "../judge/payload-schemas.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = (description: string): Schema => ({ type: "string", description });

/** A closed object: what is not told of here is not in an answer. */
export function closed(
  properties: Readonly<Record<string, unknown>>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", required, properties, additionalProperties: false };
}

export const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const changeIds = changes.map(({ id }) => id);

/** What is judged, and what comes of it (2020-12, for OpenAPI 3.1). */
export const verdictSchemas: Readonly<Record<string, Schema>> = {
  Request: {
    type: "object",
    description: "An HTTP request. Without `headers`, headers are not judged.",
    required: ["method", "url"],
    properties: {
      method: { type: "string", minLength: 1, description: "In any case." },
      url: { type: "string", minLength: 1, description: "Absolute, or a path." },
      headers: { type: "object", additionalProperties: { type: "string" } },
      body: { description: "What the JSON of the body says, or its text." },
    },
  },
  Payload: {
    type: "object",
    description: "A payload, and the schema of v2 that it is judged by.",
    required: ["schema", "payload"],
    properties: { schema: { enum: payloadSchemas }, payload: {} },
  },
  Requests: {
    type: "object",
    required: ["requests"],
    properties: { requests: { type: "array", items: reference("Item") } },
  },
  Item: { anyOf: [reference("Request"), reference("Payload")] },
  Har: {
    type: "object",
    description: "A HAR 1.2 document.",
    required: ["log"],
    properties: {
      log: {
        type: "object",
        required: ["entries"],
        properties: { entries: { type: "array", items: { type: "object" } } },
      },
    },
  },
  Verdict: closed(
    {
      verdict: {
        enum: ["ok", "warns", "breaks"],
        description: "`warns` where only warnings stand.",
      },
      breakages: { type: "array", items: reference("Breakage") },
      truncated: { const: true, description: "There where more was wrong than is listed." },
      converted: reference("Converted"),
    },
    ["truncated", "converted"],
  ),
  Breakage: closed({
    change: {
      enum: [...changeIds, "v2-invalid"],
      description: "The change that explains it; `v2-invalid` where it was never valid v2.",
    },
    severity: { enum: ["error", "warning"] },
    in: { enum: ["method", "path", "query", "header", "body"] },
    pointer: text(
      "A JSON Pointer into the body, or the name of a header or parameter after a `/`.",
    ),
    message: text("What is wrong."),
    fix: text("What to do."),
  }),
  Converted: closed({
    requests: { type: "array", items: reference("Request") },
    notes: { type: "array", items: reference("Note") },
  }),
  Note: closed(
    {
      change: { enum: changeIds },
      kind: { enum: ["derived", "assumed", "lost", "kept"] },
      pointer: text("A JSON Pointer into what was sent."),
      message: text("What the conversion did."),
    },
    ["change"],
  ),
  Line: {
    description: "A line of an NDJSON answer; the last one is the summary.",
    anyOf: [
      reference("Verdict"),
      closed({ line: { type: "integer", minimum: 1 }, error: reference("Fault") }),
      closed({
        summary: closed(
          Object.fromEntries(
            ["lines", "ok", "warns", "breaks", "errors"].map((name) => [
              name,
              { type: "integer", minimum: 0 },
            ]),
          ),
        ),
      }),
    ],
  },
  Fault: closed({
    code: text("For example VALIDATION_ERROR."),
    message: text("What was found, what is expected, and what to do."),
    details: {
      type: "array",
      items: closed({ field: text("Where."), message: text("What is wrong there.") }),
    },
  }),
  Meta: closed({
    requestId: text("Identifier of the request."),
    timestamp: { type: "string", format: "date-time" },
    version: text("Release version of the API."),
  }),
  Pagination: closed({
    total: { type: "integer", minimum: 0 },
    limit: { type: "integer", minimum: 0 },
    offset: { type: "integer", minimum: 0 },
  }),
  Error: closed({ error: reference("Fault"), meta: reference("Meta") }),
  Change: {
    type: "object",
    required: ["id", "title", "v1", "v2", "automatic", "summary", "fix", "before", "after"],
    properties: Object.fromEntries(
      ["id", "title", "v1", "v2", "automatic", "summary", "fix", "before", "after"].map((name) => [
        name,
        { type: "string" },
      ]),
    ),
  },
};
