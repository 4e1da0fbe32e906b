import { keyHeader, tokenHeader } from "@habitshift/schemas";
import { findPart } from "../json/find-part.ts";
import { type JsonPart, partsOf } from "../json/json-parts.ts";
import { readJsonString } from "../json/json-string.ts";
import type { LaidHeader } from "../record-request.ts";
import { type SourceText, sliceOf, textOf } from "../source-text.ts";
import { expandTemplates } from "../templates.ts";
import type { PostmanBody } from "./postman-body.ts";
import type { PostmanScope } from "./postman-scope.ts";

/** The headers of a request: its own, those of its `auth`, and those that its body and its scripts bring. */
export function readHeaders(
  text: string,
  request: JsonPart,
  scope: PostmanScope,
  body: PostmanBody,
): LaidHeader[] {
  const list = findPart(text, "/header", request.start);
  const own = list.isWhole ? writtenHeaders(text, list, scope) : [];
  const place = { start: request.nameStart, end: request.nameStart };
  const names = new Set(own.map(({ name }) => name.toLowerCase()));
  const added = [
    ...authHeaders(scope, place),
    ...bodyHeaders(body, place),
    ...scripted(scope, place),
  ];
  return [...own, ...added.filter(({ name }) => !names.has(name.toLowerCase()))];
}

type Place = Pick<JsonPart, "start" | "end">;

function laid(name: string, value: SourceText, { start, end }: Place): LaidHeader {
  return { name, value, start, end };
}

function writtenHeaders(text: string, list: JsonPart, { lookup }: PostmanScope): LaidHeader[] {
  if (text[list.start] === '"') return headerLines(readJsonString(text, list), lookup);
  return Array.from(partsOf(text, list.start)).flatMap((entry) => {
    const [key, value, disabled] = ["/key", "/value", "/disabled"].map((pointer) =>
      findPart(text, pointer, entry.start),
    );
    const isOff = disabled?.isWhole === true && text.startsWith("true", disabled.start);
    if (!key?.isWhole || isOff) return [];
    const name = textOf(expandTemplates(readJsonString(text, key), lookup));
    const written = value?.isWhole ? readJsonString(text, value) : [];
    return [laid(name, expandTemplates(written, lookup), entry)];
  });
}

/** Headers that are written as one text, a line each. */
function headerLines(source: SourceText, lookup: PostmanScope["lookup"]): LaidHeader[] {
  const text = textOf(source);
  return Array.from(text.matchAll(/([^:\r\n]+):[ \t]*([^\r\n]*)/g)).flatMap((match) => {
    const [line, name = "", value = ""] = match;
    const end = match.index + line.length;
    const written = sliceOf(source, match.index, end);
    const [first] = written;
    if (first === undefined) return [];
    const place = { start: first.start, end: written.at(-1)?.end ?? first.end };
    const own = expandTemplates(sliceOf(source, end - value.length, end), lookup);
    return [laid(name.trim(), own, place)];
  });
}

/** What is sent to sign a request; a value that a flow brings is not known. */
function authHeaders({ auth, lookup }: PostmanScope, place: Place): LaidHeader[] {
  if (auth === null || auth.type === "noauth") return [];
  const { values } = auth;
  const expanded = (text: string) => expandTemplates([{ text, ...place }], lookup);
  if (auth.type === "apikey") {
    if (values.in === "query") return [];
    return [laid(values.key ?? keyHeader, expanded(values.value ?? ""), place)];
  }
  if (auth.type === "bearer") {
    return [laid(tokenHeader, expanded(`Bearer ${values.token ?? ""}`), place)];
  }
  if (auth.type === "basic") return [laid(tokenHeader, unknown("Basic ***", place), place)];
  return [laid(tokenHeader, unknown("Bearer ***", place), place)];
}

function unknown(text: string, place: Place): SourceText {
  return [{ text, ...place, isUnknown: true }];
}

function bodyHeaders({ text, contentType }: PostmanBody, place: Place): LaidHeader[] {
  if (text === null || contentType === null) return [];
  return [laid("Content-Type", [{ text: contentType, ...place }], place)];
}

function scripted({ scripted: names }: PostmanScope, place: Place): LaidHeader[] {
  return names.map((name) => laid(name, unknown(`{{${name}}}`, place), place));
}
