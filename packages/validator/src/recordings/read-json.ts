import { findPart } from "./json/find-part.ts";
import { isObject, type JsonObject } from "./json/json-object.ts";
import { type JsonPart, memberOf, partsOf, skipSpace } from "./json/json-parts.ts";
import { readJsonString } from "./json/json-string.ts";
import { findSyntaxProblem } from "./json/syntax-problem.ts";
import { type LaidHeader, type Layout, recordRequest } from "./record-request.ts";
import type { RecordedRequest, Recording } from "./recording.ts";
import { type SourceText, verbatim } from "./source-text.ts";
import type { Span } from "./span.ts";

/**
 * Reads requests that are written as JSON: one, a list, or a list in `requests`; and payloads with the
 * schema that they are to fit. In a list that is not JSON as a whole, what is in front of the fault is read.
 *
 * @param within - The part of the text to read, where it is not all of it.
 */
export function readJson(text: string, within?: Span): Recording {
  const { start: from, end: to } = within ?? { start: 0, end: text.length };
  const start = skipSpace(text, from);
  const root: JsonPart = { key: "", nameStart: start, start, end: to };
  const whole = parsed(text.slice(start, to));
  if (whole !== undefined)
    return { format: "json", requests: read(text, root, whole.value), problems: [] };
  const problem = findSyntaxProblem(text, from, to);
  const problems = [problem ?? { start: from, end: from + 1, message: "it is not JSON" }];
  return { format: "json", requests: salvage(text, root), problems };
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The requests of a document: itself, its elements or those of its list. */
function read(text: string, root: JsonPart, value: unknown): RecordedRequest[] {
  const list = isObject(value) ? value.requests : value;
  if (!Array.isArray(list)) return [recordItem(text, root, value)];
  return Array.from(listParts(text, root), (part, index) => recordItem(text, part, list[index]));
}

/** Those in front of the fault of a document that is not JSON. */
function salvage(text: string, root: JsonPart): RecordedRequest[] {
  return Array.from(listParts(text, root)).flatMap((part) => {
    const own = parsed(text.slice(part.start, part.end));
    return own === undefined ? [] : [recordItem(text, part, own.value)];
  });
}

function listParts(text: string, root: JsonPart): Iterable<JsonPart> {
  if (text[root.start] === "[") return partsOf(text, root.start);
  const list = memberOf(text, root.start, "requests");
  return list === undefined ? [] : partsOf(text, list.start);
}

function isPayload(value: unknown): value is JsonObject {
  return isObject(value) && Object.hasOwn(value, "schema") && Object.hasOwn(value, "payload");
}

function recordItem(text: string, part: JsonPart, value: unknown): RecordedRequest {
  if (isPayload(value)) return recordPayload(text, part, value);
  return recordRequest(value, layoutAt(text, part), {
    name: isObject(value) && typeof value.name === "string" ? value.name : null,
    at: () => (isObject(value) ? value.at : null),
  });
}

function layoutAt(text: string, part: JsonPart): Layout {
  const member = (name: string) => memberOf(text, part.start, name);
  return {
    whole: () => ({ start: part.start, end: part.end }),
    method: () => member("method"),
    url: () => stringAt(text, member("url")),
    headers: () => headersAt(text, member("headers")),
    body: () => bodyAt(text, member("body")),
  };
}

function stringAt(text: string, part: JsonPart | undefined): SourceText {
  return part === undefined ? [] : readJsonString(text, part);
}

/** A body is JSON, or the text of it. */
function bodyAt(text: string, part: JsonPart | undefined): SourceText {
  if (part === undefined) return [];
  return text[part.start] === '"' ? readJsonString(text, part) : verbatim(text, part);
}

function headersAt(text: string, part: JsonPart | undefined): LaidHeader[] {
  if (part === undefined) return [];
  return Array.from(partsOf(text, part.start), (header) => ({
    name: String(header.key),
    value: readJsonString(text, header),
    start: header.nameStart,
    end: header.end,
  }));
}

function recordPayload(text: string, part: JsonPart, value: JsonObject): RecordedRequest {
  const { schema, payload } = value;
  return {
    subject: { kind: "payload", schema, payload },
    name: null,
    at: null,
    isBodyKnown: true,
    hidesCredentials: false,
    start: part.start,
    end: part.end,
    locate({ pointer }) {
      const found = findPart(text, `/payload${pointer}`, part.start);
      return { start: found.nameStart, end: found.end, isUnknown: false };
    },
  };
}
