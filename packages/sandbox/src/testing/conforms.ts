import { findCall } from "@habitshift/converter";
import { formats } from "@habitshift/schemas";
import { openApiV1, openApiV2 } from "@habitshift/schemas/openapi";
import { Ajv2020 } from "ajv/dist/2020.js";

const ajv = new Ajv2020({ strict: false, formats });
/** A header is text, whatever it says. */
const headerAjv = new Ajv2020({ strict: false, coerceTypes: true });
const documents = { v1: openApiV1, v2: openApiV2 };
for (const [id, { components }] of Object.entries(documents))
  ajv.addSchema({ $id: id, components });

type Version = keyof typeof documents;

/** An answer as a client has it. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Throws where the document of the service does not tell of such an answer. */
export function conform(method: string, path: string, answer: Answer): void {
  for (const version of ["v1", "v2"] as const) {
    const responses = responsesOf(method, path, version);
    if (responses === undefined) continue;
    const fault = faultOf(answer, responses, version);
    if (fault === undefined) return;
    throw new Error(`${method} ${path} ${answer.status}: ${fault}`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a document is JSON, and its own test holds it to OpenAPI
function faultOf({ status, headers, body }: Answer, responses: any, version: Version) {
  const found = responses[status] ?? (status < 300 ? responses["2XX"] : undefined);
  if (found === undefined) return "the status is not told of";
  const told = found.$ref
    ? Object(documents[version].components).responses[name(found.$ref)]
    : found;
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  const content = told.content[type];
  if (content === undefined) return `the type "${type}" is not told of`;
  const [fault] = faultsOf(headers, told.headers ?? {});
  if (fault !== undefined) return fault;
  if (ajv.validate(rebased(content.schema, version), body)) return undefined;
  return `${ajv.errorsText()} in ${JSON.stringify(body)}`;
}

/** What is wrong with the headers of an answer by what a document tells of them. */
function faultsOf(headers: Headers, told: object): string[] {
  return Object.entries(told).flatMap(([own, { required, schema }]) => {
    const value = headers.get(own);
    if (value === null) return required ? [`the header ${own} is missing`] : [];
    const wrapped = { properties: { value: schema } };
    return headerAjv.validate(wrapped, { value }) ? [] : [`the header ${own} is "${value}"`];
  });
}

/** What a document tells of an operation; undefined where it is none of this version, as those without a prefix are of v2. */
function responsesOf(method: string, path: string, version: Version) {
  const { paths } = documents[version];
  const call = findCall(method, path, version);
  if (typeof call !== "string") {
    return Object(paths)[call.endpoint.path][call.endpoint.method.toLowerCase()].responses;
  }
  return Object(paths)[path.replace(/\?.*/, "")]?.[method.toLowerCase()]?.responses;
}

function name(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

function rebased(schema: object, id: string): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${id}#/components`));
}
