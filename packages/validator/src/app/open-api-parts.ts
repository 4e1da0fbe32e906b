import { closed, reference } from "./verdict-schemas.ts";

/** Any part of an OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>;
/** A payload in the envelope. */
export function payloadOf(data: Readonly<Record<string, unknown>>): OpenApiPart {
  return closed({ data, meta: reference("Meta") });
}

/** A list in the envelope. */
export function listOf(items: Readonly<Record<string, unknown>>): OpenApiPart {
  const data = { type: "array", items };
  return closed({ data, pagination: reference("Pagination"), meta: reference("Meta") });
}

export function answerOf(description: string, schema: OpenApiPart): OpenApiPart {
  return { description, headers: requestId, content: { "application/json": { schema } } };
}

/** What is given as it is, without an envelope. */
export function fileOf(
  type: string,
  schema: Readonly<Record<string, unknown>> = { type: "string" },
): OpenApiPart {
  return { description: "It.", headers: requestId, content: { [type]: { schema } } };
}

/** A text that is of one of these media types. */
export function filesOf(...types: readonly string[]): OpenApiPart {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: "string" } }]));
  return { description: "It.", headers: requestId, content };
}

const header = (description: string) => ({ description, schema: { type: "string" } });
const requestId = { "X-Request-ID": header("Identifier of the request.") };

const faults: Readonly<Record<number, readonly [string, Readonly<Record<string, unknown>>]>> = {
  400: ["What was sent cannot be understood.", {}],
  401: [
    "The token of this service is missing or another.",
    { "WWW-Authenticate": header("Bearer.") },
  ],
  404: ["There is nothing.", {}],
  405: ["The path has not this method.", { Allow: header("Those it has.") }],
  408: ["The body took too long.", {}],
  413: ["The body is too large, or has too many requests.", {}],
  415: ["The body is of another media type.", { "Accept-Post": header("Those that are judged.") }],
  429: ["The client asked too often.", { "Retry-After": header("Seconds to wait.") }],
  500: ["The service met a defect.", {}],
  503: ["The service is about to stop.", {}],
};

/** The answers to what a caller did wrong. */
export function faultsOf(...statuses: readonly number[]): OpenApiPart {
  const sorted = [...new Set(statuses)].toSorted((left, right) => left - right);
  return Object.fromEntries(
    sorted.map((status) => {
      const [description, headers] = faults[status] ?? ["", {}];
      const answer = answerOf(description, reference("Error"));
      return [String(status), { ...answer, headers: { ...requestId, ...headers } }];
    }),
  );
}
