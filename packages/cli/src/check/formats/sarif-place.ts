import type { Location, PhysicalLocation, Region } from "sarif";
import { sarifText } from "./sarif-text.ts";
import { sarifUri } from "./sarif-uri.ts";

/** Longer code stands in its file; here it would only make the log too large to upload. */
const longestSnippet = 2000;

/** What has a place in a file, lines and columns from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What has an end too, which is excluded as in SARIF. */
interface Span extends Place {
  readonly endLine: number;
  readonly endColumn: number;
}

/** Where a span is, with the code that stands there. */
export function spanLocation(prefix: string, span: Span, code: string): PhysicalLocation {
  const snippet = code === "" || code.length > longestSnippet ? {} : { snippet: snippetOf(code) };
  return {
    artifactLocation: { uri: sarifUri(prefix, span.file) },
    region: { ...regionOf(span), ...snippet },
  };
}

/** The place where something begins, with a word about it. */
export function noteLocation(prefix: string, place: Place, what: string): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(prefix, place.file) },
      region: { startLine: place.line, startColumn: place.column },
    },
    message: { text: sarifText(what) || "here" },
  };
}

function regionOf({ line, column, endLine, endColumn }: Omit<Span, "file">): Region {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function snippetOf(code: string): { text: string } {
  return { text: sarifText(code) };
}
