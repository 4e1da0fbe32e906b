import { formats } from "@habitshift/schemas";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { openApi } from "../open-api.ts";

type Part = Readonly<Record<string, unknown>>;

const ajv = new Ajv2020({ strict: false, formats, allErrors: false });
ajv.addSchema({ $id: "document", components: openApi.components });
const compiled = new Map<object, ValidateFunction>();

/** The text of an answer that the document of the service says it may give; throws where it does not. */
export async function conformingText(
  method: string,
  path: string,
  response: Response,
): Promise<string> {
  const text = await response.text();
  const place = `${method} ${path} ${response.status}`;
  const answers = answersFor(method, path, response.status);
  if (answers.length === 0) throw new Error(`${place}: the status is not told of`);
  const faults = answers.map((answer) => faultOf(answer, method, response.headers, text));
  if (!faults.includes(undefined)) throw new Error(`${place}: ${faults.join("; or ")}`);
  return text;
}

/** What is wrong with an answer by what the document tells of it. */
function faultOf(answer: Part, method: string, headers: Headers, text: string): string | undefined {
  for (const name of Object.keys((answer.headers ?? {}) as Part)) {
    if (!headers.has(name)) return `the header ${name} is missing`;
  }
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  const content = answer.content as Readonly<Record<string, { schema: object }>>;
  const schema = content[type]?.schema;
  if (schema === undefined) return `${type} is not told of`;
  if (method === "HEAD") return text === "" ? undefined : "HEAD has no body";
  for (const value of valuesOf(type, text)) {
    const validate = compiled.get(schema) ?? ajv.compile(rebased(schema));
    compiled.set(schema, validate);
    if (!validate(value)) return `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`;
  }
  return undefined;
}

/** Answers that the document tells of; other methods of `/validate` are one of its two. */
function answersFor(method: string, path: string, status: number): readonly Part[] {
  // Dots are folders to every client.
  const route = new URL(`http://localhost${path}`).pathname;
  const item = itemFor(route);
  // Where no path is, the answer is that of any path that may be missing.
  const operations = (
    item === undefined ? openApi.paths["/changes/{id}"] : openApi.paths[item]
  ) as Part;
  const own = method.toLowerCase();
  const isBoth = item === "/validate" && !Object.hasOwn(operations, own);
  const names = isBoth ? ["get", "post"] : [Object.hasOwn(operations, own) ? own : "get"];
  return names.flatMap((name) => {
    const { responses } = operations[name] as { responses: Readonly<Record<number, Part>> };
    const answer = responses[status];
    return answer === undefined ? [] : [answer];
  });
}

function itemFor(route: string): string | undefined {
  if (/^\/validate\/?$/.test(route)) return "/validate";
  if (route.startsWith("/validate/")) return "/validate/{path}";
  if (/^\/changes\/[^/]+$/.test(route)) return "/changes/{id}";
  if (/^\/schemas\/[^/]+\/[^/]+$/.test(route)) return "/schemas/{version}/{name}";
  if (/^\/page\/[^/]+$/.test(route)) return "/page/{file}";
  return Object.hasOwn(openApi.paths, route) ? route : undefined;
}

function valuesOf(type: string, text: string): unknown[] {
  if (type === "application/x-ndjson") {
    const lines = text.split("\n");
    if (lines.pop() !== "") throw new Error("the last line has no end");
    return lines.map((line) => JSON.parse(line));
  }
  return [/json$/.test(type) ? JSON.parse(text) : text];
}

/** References of a document, as a schema apart has to write them. */
function rebased(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
}
