import { summaries } from "../endpoints/summaries.ts";
import type { ErrorCondition } from "../error-condition.ts";
import { errorConditions } from "../error-conditions.ts";
import { type RequiredHeader, requiredHeaders } from "../headers.ts";
import type { JsonSchema } from "../json-schema.ts";
import { schemasV1, schemasV2 } from "../json-schemas.ts";
import type { ApiVersion, Endpoint } from "../model.ts";
import { requestSchema, responseSchema } from "../shape-schemas.ts";
import type { Source } from "../source.ts";

/** The OpenAPI operation of an endpoint: parameters, body, answers, and for v1 what replaces it. */
export function renderOperation(endpoint: Endpoint): Record<string, unknown> {
  const body = requestSchema(endpoint);
  return {
    operationId: endpoint.id,
    summary: summaries[endpoint.id],
    description: sourceText(endpoint.source),
    ...(endpoint.version === "v1" && { deprecated: true }),
    ...(endpoint.open && { security: [] }),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(reference(body)) } }),
    responses: responsesOf(endpoint),
    ...(endpoint.scope && { "x-scope": endpoint.scope }),
    ...(endpoint.successor && {
      "x-successor": endpoint.successor.endpoint,
      "x-change": endpoint.successor.change,
    }),
  };
}

function parametersOf(endpoint: Endpoint): unknown[] {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const headers = endpoint.version === "v2" && !endpoint.bare ? requiredHeaders : [];
  return [
    ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...(endpoint.query ?? []).map(({ name, required, description, type }) => ({
      name,
      in: "query",
      required,
      description,
      schema: { type },
    })),
    ...headers.map(headerParameter),
  ];
}

function headerParameter({ name, value, source }: RequiredHeader): Record<string, unknown> {
  const schema =
    value.kind === "constant" ? { type: "string", const: value.text } : { type: "string" };
  return { name, in: "header", required: true, description: sourceText(source), schema };
}

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  const isSpecified = !isUnspecified(endpoint);
  const failures = statusesOf(endpoint.version)
    .filter((status) => isSpecified === (status !== unspecified))
    .map((status) => [String(status), { $ref: `#/components/responses/status${status}` }]);
  const success = { description: "It worked.", content: json(successSchema(endpoint)) };
  return { ...(isSpecified && { "2XX": success }), ...Object.fromEntries(failures) };
}

const unspecified = errorConditions.find(({ id }) => id === "not-specified")?.status;

/** True for an address of which nothing but itself is known (decision `beta-features`). */
function isUnspecified({ bare, anyMethod, response }: Endpoint): boolean {
  return bare === true && anyMethod !== true && response.shape === "none";
}

/** The answers to what a caller did wrong, by `status` and the HTTP status code. */
export function renderFailures(version: ApiVersion): Record<string, unknown> {
  const failure = version === "v1" ? schemasV1.envelope : schemasV2.error;
  return Object.fromEntries(
    statusesOf(version).map((status) => {
      const met = conditions.filter((condition) => condition.status === status);
      const description = `${met.map(({ condition }) => condition).join(". ")}.`;
      const headers = headersOf(met);
      return [
        `status${status}`,
        { description, ...(headers && { headers }), content: json(reference(failure)) },
      ];
    }),
  );
}

/** Those of all conditions that share a status; required, as each is there whenever its condition is met. */
function headersOf(met: readonly ErrorCondition[]): Record<string, unknown> | undefined {
  const all = met.flatMap(({ headers = [] }) => headers);
  if (all.length === 0) return undefined;
  return Object.fromEntries(
    all.map(({ name, ...rest }) => [name, { required: met.length === 1, ...rest }]),
  );
}

const conditions: readonly ErrorCondition[] = errorConditions;

function statusesOf(version: ApiVersion): readonly number[] {
  const foreign = version === "v1" ? "not-specified" : "v1-gone";
  const met = conditions.filter(({ id }) => id !== foreign);
  return [...new Set(met.map(({ status }) => status))];
}

function successSchema(endpoint: Endpoint): Record<string, unknown> {
  const envelope = reference(endpoint.version === "v1" ? schemasV1.envelope : schemasV2.envelope);
  const payload = responseSchema(endpoint);
  if (!payload) return envelope;
  const one = reference(payload);
  const data = endpoint.response.list ? { type: "array", items: one } : one;
  return { allOf: [envelope, { type: "object", required: ["data"], properties: { data } }] };
}

function reference(schema: JsonSchema): Record<string, unknown> {
  return { $ref: `#/components/schemas/${schema.title}` };
}

function json(schema: Record<string, unknown>): Record<string, unknown> {
  return { "application/json": { schema } };
}

function sourceText(source: Source): string {
  return source.kind === "specification"
    ? `Specification, section ${source.section}.`
    : `Decision \`${source.topic}\`.`;
}
