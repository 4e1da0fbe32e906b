import { isDateTime } from "@habitshift/schemas";
import type { Breakage } from "../model.ts";
import { findPart } from "./json/find-part.ts";
import type { Located, RecordedRequest } from "./recording.ts";
import { hasUnknown, type SourceText, spanOf, textOf } from "./source-text.ts";
import type { Span } from "./span.ts";

/** Where the parts of a request stand; each is looked up when it is asked for. */
export interface Layout {
  /** All of it, or what introduces it. */
  readonly whole: () => Span;
  readonly method: () => Span | undefined;
  readonly url: () => SourceText;
  readonly headers: () => readonly LaidHeader[];
  readonly body: () => SourceText;
}

export interface LaidHeader extends Span {
  readonly name: string;
  readonly value: SourceText;
}

interface RecordedParts {
  readonly name?: string | null;
  /** What the recording says of when it was sent; looked up when it is asked for. */
  readonly at?: () => unknown;
  readonly isBodyKnown?: boolean;
  readonly hidesCredentials?: boolean;
}

/** A request with what tells where its parts stand. */
export function recordRequest(
  request: unknown,
  layout: Layout,
  { name = null, at, isBodyKnown = true, hidesCredentials = false }: RecordedParts = {},
): RecordedRequest {
  return {
    subject: { kind: "request", request },
    name,
    isBodyKnown,
    hidesCredentials,
    get at() {
      const time = at?.();
      return typeof time === "string" && isDateTime(time) ? time : null;
    },
    get start() {
      return layout.whole().start;
    },
    get end() {
      return layout.whole().end;
    },
    locate: (breakage) => locate(layout, breakage),
  };
}

function locate(layout: Layout, { in: part, pointer }: Pick<Breakage, "in" | "pointer">): Located {
  switch (part) {
    case "method":
      return { ...(layout.method() ?? layout.whole()), isUnknown: false };
    case "path":
      return locateRange(layout, layout.url(), pathRange(textOf(layout.url())));
    case "query":
      return locateRange(layout, layout.url(), queryRange(textOf(layout.url()), pointer.slice(1)));
    case "header":
      return locateHeader(layout, pointer.slice(1));
    case "body":
      return locateInBody(layout, pointer);
  }
}

function locateRange(layout: Layout, source: SourceText, { start, end }: Span): Located {
  const span = spanOf(source, start, end) ?? layout.whole();
  return { ...span, isUnknown: hasUnknown(source, start, end) };
}

function locateHeader(layout: Layout, name: string): Located {
  const wanted = name.toLowerCase();
  const found = layout.headers().find((header) => header.name.toLowerCase() === wanted);
  // A header that is missing would stand below the address.
  if (found === undefined) {
    return { ...(layout.method() ?? spanOf(layout.url()) ?? layout.whole()), isUnknown: false };
  }
  return { start: found.start, end: found.end, isUnknown: hasUnknown(found.value) };
}

function locateInBody(layout: Layout, pointer: string): Located {
  const body = layout.body();
  const text = textOf(body);
  const part = findPart(text, pointer);
  const span = spanOf(body, part.nameStart, part.end) ?? layout.whole();
  // Of an object or a list the members are known by themselves.
  const isLeaf = part.isWhole && !/[{[]/.test(text.charAt(part.start));
  return { ...span, isUnknown: isLeaf && hasUnknown(body, part.start, part.end) };
}

const origin = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i;

/** The path in a URL; all of it, where it has none. */
function pathRange(url: string): Span {
  const start = origin.exec(url)?.[0].length ?? 0;
  const length = url.slice(start).search(/[?#]/);
  const end = length === -1 ? url.length : start + length;
  return start < end ? { start, end } : { start: 0, end: url.length };
}

/** A parameter in a URL; where it is missing, the query or what there is. */
function queryRange(url: string, name: string): Span {
  const mark = url.indexOf("?");
  if (mark === -1) return pathRange(url);
  const [query = ""] = url.slice(mark + 1).split("#", 1);
  let start = mark + 1;
  for (const pair of query.split("&")) {
    const end = start + pair.length;
    const [own = ""] = pair.split("=", 1);
    if (decoded(own) === name) return { start, end };
    start = end + 1;
  }
  return { start: mark, end: mark + 1 + query.length };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
