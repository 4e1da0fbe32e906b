import { headersFrom } from "../headers-from.ts";
import { jsonOr } from "../json/json-or.ts";
import { withStandIns } from "../json/stand-ins.ts";
import type { ReadOptions } from "../read-options.ts";
import { type LaidHeader, recordRequest } from "../record-request.ts";
import type { RecordedRequest } from "../recording.ts";
import { type SourceText, sliceOf, textOf } from "../source-text.ts";
import type { Span } from "../span.ts";
import { expandTemplates, type Lookup } from "../templates.ts";
import type { Line } from "./http-block.ts";
import { readBody } from "./http-body.ts";

const requestLine = /^(\s*)(?:([A-Za-z]+)([ \t]+))?(\S.*?)(?:[ \t]+HTTP\/\d(?:\.\d)?)?[ \t]*$/;
const address = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/|\*|\{\{|[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:[/?]|$))/i;
const header = /^([!#$%&'*+.^_`|~\w-]+)[ \t]*:[ \t]*(.*?)[ \t]*$/;
const otherProtocols = new Set(["GRPC", "WEBSOCKET", "RSOCKET"]);

/** Reads a request from its first line on; undefined where that is none. */
export function readRequest(
  lines: readonly Line[],
  name: string | null,
  lookup: Lookup,
  options: ReadOptions,
): RecordedRequest | "other-protocol" | undefined {
  const [first, ...rest] = lines;
  if (first === undefined) return undefined;
  const [, space = "", method = "", gap = "", target = ""] = requestLine.exec(first.text) ?? [];
  if (target === "" || !address.test(target)) return undefined;
  if (otherProtocols.has(method.toUpperCase())) return "other-protocol";
  const methodSpan = spanAt(first.start + space.length, method);
  const start = methodSpan.end + gap.length;
  const more = rest.findIndex(({ text }) => !/^\s+[?&/\w]|^[?&]/.test(text));
  const continued = rest.slice(0, more === -1 ? rest.length : more);
  const written = [piece(target, start), ...continued.map(trimmed)];
  const url = expandTemplates(written, lookup);
  const head = headersIn(rest.slice(continued.length), lookup);
  const body = readBody(head.rest, expandedBy(lookup), options);
  const isGraphql = isGraphqlRequest(method, head.headers);
  const graphql = isGraphql && body.text !== null ? asGraphql(body.text) : body.text;
  const text = graphql && withStandIns(graphql);
  return recordRequest(
    {
      method: methodOf(method, isGraphql),
      url: textOf(url),
      headers: headersFrom(head.headers),
      ...(text !== null && { body: jsonOr(textOf(text)) }),
    },
    {
      whole: () => ({ start: first.start + space.length, end: lines.at(-1)?.end ?? first.end }),
      method: () => (method === "" ? undefined : methodSpan),
      url: () => url,
      headers: () => head.headers,
      body: () => text ?? [],
    },
    { name, isBodyKnown: body.isKnown },
  );
}

function methodOf(method: string, isGraphql: boolean): string {
  if (method === "") return "GET";
  return isGraphql && method.toUpperCase() === "GRAPHQL" ? "POST" : method;
}

function expandedBy(lookup: Lookup): (source: SourceText) => SourceText {
  return (source) => expandTemplates(source, lookup);
}

function piece(text: string, start: number): SourceText[number] {
  return { text, start, end: start + text.length };
}

function spanAt(start: number, text: string): Span {
  return { start, end: start + text.length };
}

/** A line of a URL that goes on. */
function trimmed({ text, start }: Line): SourceText[number] {
  return piece(text.trim(), start + text.length - text.trimStart().length);
}

/** The headers up to the empty line, and the lines behind it. */
function headersIn(
  lines: readonly Line[],
  lookup: Lookup,
): { readonly headers: LaidHeader[]; readonly rest: readonly Line[] } {
  const blank = lines.findIndex(({ text }) => text.trim() === "");
  const own = blank === -1 ? lines : lines.slice(0, blank);
  const headers = own.flatMap(({ text, start, end }) => {
    if (/^\s*(?:#|\/\/)/.test(text)) return [];
    const [, name, value = ""] = header.exec(text) ?? [];
    if (name === undefined) return [];
    const at = start + text.indexOf(value, name.length + 1);
    const source = value === "" ? [] : [piece(value, at)];
    return [{ name, value: expandTemplates(source, lookup), start, end }];
  });
  return { headers, rest: blank === -1 ? [] : lines.slice(blank + 1) };
}

function isGraphqlRequest(method: string, headers: readonly LaidHeader[]): boolean {
  const isNamed = headers.some(
    ({ name, value }) =>
      name.toLowerCase() === "x-request-type" && textOf(value).toLowerCase() === "graphql",
  );
  return isNamed || method.toUpperCase() === "GRAPHQL";
}

/** A query and its variables, as they are sent. */
function asGraphql(source: SourceText): SourceText {
  const text = textOf(source);
  const [, query = text, variables] = /^(.*?)\r?\n\s*\r?\n(\s*\{.*)$/s.exec(text) ?? [];
  const [first] = source;
  const end = source.at(-1)?.end ?? 0;
  const start = first?.start ?? end;
  const written = { text: `{"query":${JSON.stringify(query)}`, start, end: start };
  const close = { text: "}", start: end, end };
  if (variables === undefined) return [written, close];
  const own = sliceOf(source, text.length - variables.length);
  return [written, { text: ',"variables":', start, end: start }, ...own, close];
}
