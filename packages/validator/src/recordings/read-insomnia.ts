import { keyHeader, tokenHeader } from "@habitshift/schemas";
import { headersFrom } from "./headers-from.ts";
import { findPart } from "./json/find-part.ts";
import { isObject, type JsonObject } from "./json/json-object.ts";
import { jsonOr } from "./json/json-or.ts";
import { type JsonPart, partsOf, skipSpace } from "./json/json-parts.ts";
import { readJsonString } from "./json/json-string.ts";
import { withStandIns } from "./json/stand-ins.ts";
import { findSyntaxProblem } from "./json/syntax-problem.ts";
import type { ReadOptions } from "./read-options.ts";
import { type LaidHeader, recordRequest } from "./record-request.ts";
import type { RecordedRequest, Recording } from "./recording.ts";
import { type SourceText, textOf } from "./source-text.ts";
import { expandTemplates, type Lookup } from "./templates.ts";

/** Reads the requests of an export of Insomnia (version 4), with the variables of its environments. */
export function readInsomnia(text: string, { variables = {} }: ReadOptions = {}): Recording {
  const start = skipSpace(text, 0);
  const problem = findSyntaxProblem(text);
  const list = findPart(text, "/resources", start);
  if (problem !== undefined || !list.isWhole) {
    const message = "an export of Insomnia has its requests in a list `resources`";
    const own = problem ?? { start, end: start + 1, message };
    return { format: "insomnia", requests: [], problems: [own] };
  }
  const parts = [...partsOf(text, list.start)];
  const resources = parts.map((part): unknown => JSON.parse(text.slice(part.start, part.end)));
  const own = new Map(resources.flatMap(variablesIn));
  const lookup: Lookup = (name) => {
    const plain = name.replace(/^_\./, "");
    return variables[plain] ?? own.get(plain);
  };
  const requests = parts.flatMap((part, index) => {
    const resource = resources[index];
    const isRequest = isObject(resource) && resource._type === "request";
    return isRequest ? [requestOf(text, part, resource, lookup)] : [];
  });
  return { format: "insomnia", requests, problems: [] };
}

function variablesIn(resource: unknown): [string, string][] {
  if (!isObject(resource) || resource._type !== "environment" || !isObject(resource.data))
    return [];
  return Object.entries(resource.data).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
}

function requestOf(
  text: string,
  part: JsonPart,
  { method, name, body, authentication }: JsonObject,
  lookup: Lookup,
): RecordedRequest {
  const read = (pointer: string): SourceText => {
    const found = findPart(text, pointer, part.start);
    return found.isWhole ? expandTemplates(readJsonString(text, found), lookup) : [];
  };
  const sent = () => withStandIns(read("/body/text"));
  const headers = () => [
    ...headersIn(text, part, lookup),
    ...authHeaders(authentication, part, lookup),
  ];
  const hasBody = isObject(body) && typeof body.text === "string" && body.text !== "";
  const hasForm = isObject(body) && Array.isArray(body.params) && body.params.length > 0;
  const request = {
    method: typeof method === "string" ? method : "GET",
    url: textOf(read("/url")),
    headers: headersFrom(headers()),
    ...(hasBody && { body: jsonOr(textOf(sent())) }),
  };
  const layout = {
    whole: () => ({ start: part.start, end: part.end }),
    method: () => {
      const found = findPart(text, "/method", part.start);
      return found.isWhole ? found : undefined;
    },
    url: () => read("/url"),
    headers,
    body: sent,
  };
  const title = typeof name === "string" ? name : null;
  return recordRequest(request, layout, { name: title, isBodyKnown: hasBody || !hasForm });
}

function headersIn(text: string, part: JsonPart, lookup: Lookup): LaidHeader[] {
  const list = findPart(text, "/headers", part.start);
  if (!list.isWhole) return [];
  return Array.from(partsOf(text, list.start)).flatMap(({ start, end }) => {
    const entry: unknown = JSON.parse(text.slice(start, end));
    if (!isObject(entry) || entry.disabled === true || typeof entry.name !== "string") return [];
    const value = readJsonString(text, findPart(text, "/value", start));
    return [{ name: entry.name, value: expandTemplates(value, lookup), start, end }];
  });
}

/** What is sent to sign a request. */
function authHeaders(auth: unknown, { start }: JsonPart, lookup: Lookup): LaidHeader[] {
  if (!isObject(auth) || auth.disabled === true) return [];
  const place = { start, end: start };
  const laid = (name: string, text: string): LaidHeader[] => [
    { name, value: expandTemplates([{ text, ...place }], lookup), ...place },
  ];
  if (auth.type === "bearer") return laid(tokenHeader, `Bearer ${String(auth.token ?? "")}`);
  if (auth.type === "basic" || auth.type === "oauth2") return laid(tokenHeader, "Bearer {{token}}");
  if (auth.type !== "apikey" || auth.addTo === "queryParams") return [];
  return laid(String(auth.key ?? keyHeader), String(auth.value ?? ""));
}
