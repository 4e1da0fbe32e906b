import { headersFrom } from "../headers-from.ts";
import { findPart } from "../json/find-part.ts";
import { isObject, type JsonObject } from "../json/json-object.ts";
import { jsonOr } from "../json/json-or.ts";
import { type JsonPart, memberOf, partsOf, skipSpace } from "../json/json-parts.ts";
import { findSyntaxProblem } from "../json/syntax-problem.ts";
import type { ReadOptions } from "../read-options.ts";
import { recordRequest } from "../record-request.ts";
import type { ReadProblem, RecordedRequest, Recording } from "../recording.ts";
import { textOf } from "../source-text.ts";
import type { Lookup } from "../templates.ts";
import { readPostmanBody } from "./postman-body.ts";
import { readHeaders } from "./postman-headers.ts";
import { authOf, enterScope, type PostmanScope } from "./postman-scope.ts";
import { readUrl } from "./postman-url.ts";

/** Reads the requests of a Postman collection (2.0 or 2.1), those in its folders too. */
export function readPostman(text: string, { variables = {} }: ReadOptions = {}): Recording {
  const start = skipSpace(text, 0);
  const collection = parsed(text.slice(start));
  if (!isObject(collection)) {
    const problem = findSyntaxProblem(text) ?? fault(start, "a collection is an object");
    return { format: "postman", requests: [], problems: [problem] };
  }
  const root: JsonPart = { key: "", nameStart: start, start, end: text.length };
  const environment: Lookup = (name) => variables[name];
  const outer: PostmanScope = {
    lookup: environment,
    auth: null,
    names: [],
    scripted: [],
  };
  const reader = {
    text,
    environment,
    requests: [] as RecordedRequest[],
    problems: [] as ReadProblem[],
  };
  // The name of the collection stands in `info`, and is not said of each request.
  walkItems(reader, collection, root, enterScope(collection, outer, environment));
  return { format: "postman", requests: reader.requests, problems: reader.problems };
}

interface Reader {
  readonly text: string;
  readonly environment: Lookup;
  readonly requests: RecordedRequest[];
  readonly problems: ReadProblem[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fault(start: number, message: string): ReadProblem {
  return { start, end: start + 1, message };
}

function walkItems(reader: Reader, node: JsonObject, part: JsonPart, scope: PostmanScope): void {
  const list = memberOf(reader.text, part.start, "item");
  if (list === undefined || !Array.isArray(node.item)) return;
  let index = 0;
  for (const own of partsOf(reader.text, list.start)) {
    const item: unknown = node.item[index];
    index += 1;
    if (!isObject(item)) continue;
    const inner = enterScope(item, scope, reader.environment);
    walkItems(reader, item, own, inner);
    const request = memberOf(reader.text, own.start, "request");
    if (request !== undefined) takeRequest(reader, item.request, request, inner);
  }
}

function takeRequest(reader: Reader, value: unknown, part: JsonPart, outer: PostmanScope): void {
  const { text, requests, problems } = reader;
  const isUrl = typeof value === "string";
  if (!isUrl && !isObject(value)) {
    problems.push(fault(part.start, "this request is neither an object nor a URL"));
    return;
  }
  const own = isUrl ? null : authOf(value.auth);
  const scope = own === null ? outer : { ...outer, auth: own };
  const member = (name: string) => {
    const found = isUrl ? undefined : findPart(text, `/${name}`, part.start);
    return found?.isWhole ? found : undefined;
  };
  const url = () => readUrl(text, isUrl ? part : member("url"), scope.lookup);
  const body = () => readPostmanBody(text, member("body"), scope.lookup);
  const headers = () => readHeaders(text, part, scope, body());
  const sent = body();
  const method = isUrl || typeof value.method !== "string" ? "GET" : value.method;
  const request = {
    method,
    url: textOf(url()),
    headers: headersFrom(headers()),
    ...(sent.text !== null && { body: jsonOr(textOf(sent.text)) }),
  };
  const layout = {
    whole: () => ({ start: part.nameStart, end: part.end }),
    method: () => member("method"),
    url,
    headers,
    body: () => body().text ?? [],
  };
  const name = scope.names.join(" / ") || null;
  requests.push(recordRequest(request, layout, { name, isBodyKnown: sent.isKnown }));
}
