import { headersFrom } from "../headers-from.ts";
import { jsonOr } from "../json/json-or.ts";
import { withStandIns } from "../json/stand-ins.ts";
import type { LaidHeader } from "../record-request.ts";
import { recordRequest } from "../record-request.ts";
import type { RecordedRequest } from "../recording.ts";
import { type SourceText, sliceOf, spanOf, textOf } from "../source-text.ts";
import type { Span } from "../span.ts";
import { bodyOf, type CurlBody, type ReadFile } from "./curl-body.ts";
import type { CurlOption } from "./curl-words.ts";

/** The requests of the options of a curl command: one for each URL. */
export function curlRequests(
  options: readonly CurlOption[],
  whole: Span,
  input: SourceText | null,
  readFile: ReadFile,
): RecordedRequest[] {
  const last = (name: string) => options.findLast((option) => option.name === name);
  const body = bodyOf(options, input, readFile);
  const headers = headersOf(options, body);
  const method = last("request");
  const name = textOf(method?.value ?? []) || methodFor(options, body);
  const query = queryOf(options, body);
  const text = body.isQuery || body.text === null ? null : withStandIns(body.text);
  return options
    .filter((option) => option.name === "url" && option.value.length > 0)
    .map(({ value }) => {
      const url = withQuery(value, query);
      const request = {
        method: name,
        url: textOf(url),
        headers: headersFrom(headers),
        ...(text !== null && { body: jsonOr(textOf(text)) }),
      };
      const layout = {
        whole: () => whole,
        method: () => method && spanOf(method.value),
        url: () => url,
        headers: () => headers,
        body: () => text ?? [],
      };
      return recordRequest(request, layout, { isBodyKnown: body.isKnown });
    });
}

function methodFor(options: readonly CurlOption[], body: CurlBody): string {
  const has = (name: string) => options.some((option) => option.name === name);
  if (has("head")) return "HEAD";
  if (has("upload-file")) return "PUT";
  return body.text !== null && !body.isQuery ? "POST" : "GET";
}

/** What goes behind a URL: data of `--get`, and `--url-query`. */
function queryOf(options: readonly CurlOption[], body: CurlBody): readonly SourceText[] {
  const parts = options.filter(({ name }) => name === "url-query").map(({ value }) => value);
  return body.isQuery && body.text !== null ? [...parts, body.text] : parts;
}

function withQuery(url: SourceText, parts: readonly SourceText[]): SourceText {
  const hasQuery = textOf(url).includes("?");
  const added = parts.flatMap((part, index) => {
    const mark = hasQuery || index > 0 ? "&" : "?";
    const at = spanOf(part)?.start ?? 0;
    return [{ text: mark, start: at, end: at }, ...part];
  });
  return [...url, ...added];
}

/** The headers that the options send; those that the user does not give come last. */
function headersOf(options: readonly CurlOption[], body: CurlBody): LaidHeader[] {
  const written = options.flatMap((option) => headerOf(option));
  const names = new Set(written.map(({ name }) => name.toLowerCase()));
  const implied = impliedHeaders(body).filter(({ name }) => !names.has(name.toLowerCase()));
  return [...written.filter(({ value }) => value.length > 0), ...implied];
}

function headerOf(option: CurlOption): LaidHeader[] {
  const { name, value, start, end } = option;
  const laid = (header: string, own: SourceText) => [{ name: header, value: own, start, end }];
  switch (name) {
    case "header": {
      const text = textOf(value);
      const colon = text.search(/[:;]/);
      if (colon < 1) return [];
      const first = colon + 1 + (/^\s*/.exec(text.slice(colon + 1))?.[0].length ?? 0);
      return laid(text.slice(0, colon).trim(), sliceOf(value, first, text.trimEnd().length));
    }
    case "user":
      return laid("Authorization", replaced(value, `Basic ${toBase64(textOf(value))}`));
    case "oauth2-bearer":
      return laid("Authorization", [{ text: "Bearer ", start, end: start }, ...value]);
    case "user-agent":
      return laid("User-Agent", value);
    case "referer":
      return laid("Referer", value);
    case "cookie":
      return textOf(value).includes("=") ? laid("Cookie", value) : [];
    default:
      return [];
  }
}

/** Another text in the place of one that is written. */
function replaced(source: SourceText, text: string): SourceText {
  const { start, end } = spanOf(source) ?? { start: 0, end: 0 };
  const isUnknown = source.some((piece) => piece.isUnknown);
  return [{ text, start, end, ...(isUnknown && { isUnknown }) }];
}

/** UTF-8 as base64. */
function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function impliedHeaders({ text, contentType, option, isQuery }: CurlBody): LaidHeader[] {
  if (text === null || option === null || contentType === null || isQuery) return [];
  const { start, end } = option;
  const laid = (name: string, value: string): LaidHeader => ({
    name,
    value: [{ text: value, start, end }],
    start,
    end,
  });
  const accepted = option.name === "json" ? [laid("Accept", contentType)] : [];
  return [laid("Content-Type", contentType), ...accepted];
}
