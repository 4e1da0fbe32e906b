import { memberOf, skipSpace } from "./json/json-parts.ts";
import type { RecordingFormat } from "./recording.ts";

const byName: readonly (readonly [RegExp, RecordingFormat])[] = [
  [/\.har$/i, "har"],
  [/\.(?:ndjson|jsonl)$/i, "ndjson"],
  [/\.(?:http|rest)$/i, "http"],
  [/\.(?:sh|bash|zsh|curl|md|markdown|bat|cmd|ps1)$/i, "curl"],
];

const jsonName = /\.json$/i;
const requestLine = /^\s*(?:###|@[\w.-]+\s*=|(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \t]+\S)/m;
const curlCommand = /(?:^|[\s;&|($`"'])curl(?:\.exe)?[ \t^\\`]/m;

/** What a recording is written in, by its name and its text; undefined where it is nothing known. */
export function recogniseFormat(text: string, name = ""): RecordingFormat | undefined {
  const named = byName.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  const start = skipSpace(text, 0);
  if (text[start] === "{" || text[start] === "[") return recogniseJson(text, start);
  if (jsonName.test(name)) return "json";
  const head = text.slice(0, 100_000);
  const request = head.search(requestLine);
  const curl = head.search(curlCommand);
  if (curl !== -1 && (request === -1 || curl <= request)) return "curl";
  return request === -1 ? undefined : "http";
}

function recogniseJson(text: string, start: number): RecordingFormat {
  if (text[start] === "{") {
    if (hasObject(text, start, "log")) return "har";
    if (hasObject(text, start, "info") && memberOf(text, start, "item")) return "postman";
    if (memberOf(text, start, "__export_format")) return "insomnia";
  }
  return looksLikeLines(text, start) ? "ndjson" : "json";
}

function hasObject(text: string, start: number, name: string): boolean {
  const part = memberOf(text, start, name);
  return part !== undefined && text[part.start] === "{";
}

/** Whether the first line is JSON by itself, and another line follows. */
function looksLikeLines(text: string, start: number): boolean {
  const feed = text.indexOf("\n", start);
  if (feed === -1 || text.slice(feed).trim() === "") return false;
  try {
    JSON.parse(text.slice(start, feed));
    return true;
  } catch {
    return false;
  }
}
