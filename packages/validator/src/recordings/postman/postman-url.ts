import { findPart } from "../json/find-part.ts";
import { isObject, type JsonObject } from "../json/json-object.ts";
import { type JsonPart, partsOf } from "../json/json-parts.ts";
import { readJsonString } from "../json/json-string.ts";
import { type SourceText, sliceOf, textOf } from "../source-text.ts";
import { expandTemplates, type Lookup } from "../templates.ts";
import { variablesOf } from "./postman-scope.ts";

/** The URL of a request, whichever way it is written, with the values of variables. */
export function readUrl(text: string, part: JsonPart | undefined, lookup: Lookup): SourceText {
  if (part === undefined) return [];
  if (text[part.start] === '"') return expandTemplates(readJsonString(text, part), lookup);
  const value: unknown = JSON.parse(text.slice(part.start, part.end));
  if (!isObject(value)) return [];
  const raw = findPart(text, "/raw", part.start);
  const written =
    typeof value.raw === "string" && value.raw !== ""
      ? readJsonString(text, raw)
      : joinedUrl(text, part, value);
  return withPathVariables(expandTemplates(written, lookup), value.variable, lookup);
}

/** A URL that stands in its parts only. */
function joinedUrl(text: string, part: JsonPart, url: JsonObject): SourceText {
  const { protocol, port, host, path } = url;
  const scheme = typeof protocol === "string" ? `${protocol}://` : "";
  return [
    ...glue(part, scheme),
    ...listOf(text, part, "host", ".", host),
    ...glue(part, typeof port === "string" && port !== "" ? `:${port}` : ""),
    ...glue(part, path === undefined ? "" : "/"),
    ...listOf(text, part, "path", "/", path),
    ...queryOf(text, part),
  ];
}

function glue({ start }: JsonPart, text: string): SourceText {
  return text === "" ? [] : [{ text, start, end: start }];
}

/** A list of texts with a sign between them, or one text. */
function listOf(
  text: string,
  part: JsonPart,
  name: string,
  sign: string,
  value: unknown,
): SourceText {
  const found = findPart(text, `/${name}`, part.start);
  if (!found.isWhole) return [];
  if (typeof value === "string") return readJsonString(text, found);
  return Array.from(partsOf(text, found.start)).flatMap((own, index) => {
    // A segment of a path may be an object with its value.
    const inner = text[own.start] === "{" ? findPart(text, "/value", own.start) : own;
    return [...glue(own, index === 0 ? "" : sign), ...readJsonString(text, inner)];
  });
}

function queryOf(text: string, part: JsonPart): SourceText {
  const list = findPart(text, "/query", part.start);
  if (!list.isWhole) return [];
  const pairs = Array.from(partsOf(text, list.start)).filter((own) => {
    return !/"disabled"\s*:\s*true/.test(text.slice(own.start, own.end));
  });
  return pairs.flatMap((own, index) => {
    const [key, value] = ["/key", "/value"].map((name) => findPart(text, name, own.start));
    if (key === undefined || value === undefined) return [];
    const written = readJsonString(text, value);
    const rest =
      value.isWhole && text[value.start] === '"' ? [...glue(value, "="), ...written] : [];
    return [...glue(own, index === 0 ? "?" : "&"), ...readJsonString(text, key), ...rest];
  });
}

/** A URL with values in place of `:name` segments of its path. */
function withPathVariables(url: SourceText, list: unknown, lookup: Lookup): SourceText {
  const variables = variablesOf(list);
  if (variables.size === 0) return url;
  const text = textOf(url);
  const pieces: SourceText[number][] = [];
  let at = 0;
  const path = text.split(/[?#]/, 1)[0] ?? "";
  for (const { index, 1: name = "" } of path.matchAll(/(?<=\/):([^/:]+)/g)) {
    const value = variables.get(name);
    if (value === undefined || value === "") continue;
    const end = index + name.length + 1;
    const own = sliceOf(url, index, end);
    const [first] = own;
    if (first === undefined) continue;
    const span = { start: first.start, end: own.at(-1)?.end ?? first.end };
    pieces.push(...sliceOf(url, at, index));
    pieces.push(...expandTemplates([{ text: value, ...span }], lookup));
    at = end;
  }
  return [...pieces, ...sliceOf(url, at)];
}
