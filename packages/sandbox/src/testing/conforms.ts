import { findCall } from "@habitshift/converter";
import { formats } from "@habitshift/schemas";
import { openApiV1, openApiV2 } from "@habitshift/schemas/openapi";
import { Ajv2020 } from "ajv/dist/2020.js";

const ajv = new Ajv2020({ strict: false, formats });
const documents = { v1: openApiV1, v2: openApiV2 };
for (const [id, { components }] of Object.entries(documents))
  ajv.addSchema({ $id: id, components });

/** Throws where the document of the service does not tell of such an answer. */
export function conform(method: string, path: string, status: number, body: unknown): void {
  for (const version of ["v1", "v2"] as const) {
    const responses = responsesOf(method, path, version);
    if (responses === undefined) continue;
    const told = responses[status] ?? (status < 300 ? responses["2XX"] : undefined);
    if (told === undefined) throw new Error(`${method} ${path}: ${status} is not told of`);
    const pointer = told.$ref ?? "";
    const answer =
      pointer === "" ? told : Object(documents[version].components).responses[name(pointer)];
    const schema = rebased(answer.content["application/json"].schema, version);
    if (ajv.validate(schema, body)) return;
    throw new Error(`${method} ${path} ${status}: ${ajv.errorsText()} in ${JSON.stringify(body)}`);
  }
}

/** What a document tells of an operation; undefined where it is none of this version, as those without a prefix are of v2. */
function responsesOf(method: string, path: string, version: "v1" | "v2") {
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
