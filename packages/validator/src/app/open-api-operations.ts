import { mirrorTokenHeader } from "./authorize.ts";
import { answerOf, faultsOf, listOf, type OpenApiPart, payloadOf } from "./open-api-parts.ts";
import { closed, reference } from "./verdict-schemas.ts";

const verdicts = {
  anyOf: [payloadOf(reference("Verdict")), listOf(reference("Verdict"))],
};

export const judged = {
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          anyOf: [
            reference("Item"),
            { type: "array", items: reference("Item") },
            reference("Requests"),
            reference("Har"),
          ],
        },
      },
      "application/x-ndjson": { schema: reference("Item") },
    },
  },
  parameters: [
    {
      name: "fail",
      in: "query",
      description: "Answer 422 where something breaks; not for NDJSON.",
      schema: { type: "string", enum: ["true", "false", "1", "0", ""] },
    },
  ],
};

export const judgedAnswers = {
  "200": {
    description: "The verdict, or one for each request.",
    content: {
      "application/json": { schema: verdicts },
      "application/x-ndjson": { schema: reference("Line") },
    },
  },
  "422": answerOf("Something breaks, and `fail` was asked for.", verdicts),
  ...faultsOf(400, 401, 408, 413, 415, 429, 500),
};

const described = answerOf("How to use the service.", payloadOf({ type: "object" }));

/** What browsers get is the page. */
export const describedOrPage: OpenApiPart = {
  ...described,
  content: { ...(described.content as object), "text/html": { schema: { type: "string" } } },
};

export function mirrored(method: string): OpenApiPart {
  return {
    operationId: `mirror-${method}`,
    tags: ["verdicts"],
    summary: "Judges the very request that arrived",
    description: `As if sent to {path}, which may have any number of segments. Point the base URL of a client here. The token of this service, where it wants one, goes into ${mirrorTokenHeader}.`,
    parameters: [
      {
        name: "path",
        in: "path",
        required: true,
        schema: { type: "string" },
        example: "api/v1/habits",
      },
    ],
    security: [{}, { mirrorToken: [] }],
    responses: {
      "200": answerOf("It works on v2, perhaps with warnings.", payloadOf(reference("Verdict"))),
      "422": answerOf("It breaks.", payloadOf(reference("Verdict"))),
      ...faultsOf(400, 401, 408, 413, 429, 500),
    },
  };
}

export function read(
  operationId: string,
  summary: string,
  answer: OpenApiPart,
  ...faults: readonly number[]
): OpenApiPart {
  return {
    operationId,
    tags: ["reference"],
    summary,
    responses: { "200": answer, ...faultsOf(...faults, 405, 429, 500) },
  };
}

export const inPath = (name: string, values: readonly string[]): OpenApiPart => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
  examples: Object.fromEntries(values.map((value) => [value, { value }])),
});

export const secured = [{}, { token: [] }];

export function statusOf(status: string): OpenApiPart {
  return { "200": answerOf("It does.", payloadOf(closed({ status: { const: status } }))) };
}

export function operation(
  operationId: string,
  summary: string,
  responses: OpenApiPart,
): OpenApiPart {
  return {
    operationId,
    tags: ["operation"],
    summary,
    responses: { ...responses, ...faultsOf(405, 500) },
  };
}
