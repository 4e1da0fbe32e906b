import { type Endpoint, endpoints, isFeatureName, prefixes } from "@habitshift/schemas";
import type { TextPart, TextValue } from "../../provenance/text/text-value.ts";
import { patternSource } from "./pattern-source.ts";
import { type FlatRange, segmentsOf } from "./segments-of.ts";

/** Stands for a hole in flattened text; a private-use character that no URL has. */
export const HOLE = "\uE000";

/** A URL of the service, taken apart. Offsets are into `flat`. */
export interface UrlMatch extends FlatMatch {
  readonly parts: readonly TextPart[];
}

interface FlatMatch {
  readonly flat: string;
  readonly endpoint: Endpoint;
  readonly version: "v1" | "v2";
  /** What stands before the prefix: a literal origin, or null where a hole or nothing does. */
  readonly origin: string | null;
  /** The prefix of the version, such as `/api/v1`. */
  readonly prefix: FlatRange;
  /** The path segments below the prefix, each with its leading slash. */
  readonly segments: readonly FlatRange[];
  /** The query with its question mark; empty where there is none. */
  readonly query: FlatRange;
}

/** What a URL is to the service. */
export type UrlVerdict<Match = UrlMatch> =
  | { readonly is: "endpoint"; readonly match: Match }
  /** Below a prefix of the service, but no endpoint of it. */
  | { readonly is: "unknown-endpoint"; readonly flat: string; readonly version: "v1" | "v2" }
  /** No literal part says what it is; the version where one says at least that. */
  | { readonly is: "undecided"; readonly version?: "v1" | "v2" }
  /** A path without a version of the service, on a base that only a run would tell. */
  | { readonly is: "other-path" }
  | { readonly is: "foreign" };

/** The text of a value with a mark for each hole. */
export function flatten(text: TextValue): string {
  return text.parts.map((part) => ("text" in part ? part.text : HOLE)).join("");
}

/** What was judged before: a program asks the same of the same text each time that it runs a call again. */
const judged = new WeakMap<TextValue, Map<string | null, UrlVerdict>>();

/** Judges a URL by its literal text; the method chooses among endpoints of one path, null takes the first. */
export function matchUrl(text: TextValue, method: string | null): UrlVerdict {
  const known = judged.get(text) ?? new Map<string | null, UrlVerdict>();
  judged.set(text, known);
  const verdict = known.get(method) ?? judge(text, method);
  known.set(method, verdict);
  return verdict;
}

function judge(text: TextValue, method: string | null): UrlVerdict {
  const flat = flatten(text);
  const asWritten = matchFlat(flat, method);
  // `GET /habits/skip`, where `skip` is put in, asks for one more id: it only looks like the other endpoint.
  const verdict =
    asWritten.is === "unknown-endpoint" ? matchFlat(flat, method, putIn(text)) : asWritten;
  if (verdict.is !== "endpoint") return verdict;
  return { is: "endpoint", match: { ...verdict.match, parts: text.parts } };
}

/** Where words begin that stand in a literal of their own. */
function putIn({ parts }: TextValue): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  for (const part of parts) {
    const text = "text" in part ? part.text : HOLE;
    if (/^\w+$/.test(text) && !isFeatureName(text)) found.add(at);
    at += text.length;
  }
  return found;
}

/** The same of flattened text, whatever it was read from; words that begin at some places are ids. */
export function matchFlat(
  flat: string,
  method: string | null,
  ids: ReadonlySet<number> = new Set(),
): UrlVerdict<FlatMatch> {
  const found = findPrefix(flat);
  if (!found) return isUndecided(flat) ? openVerdict(flat) : { is: "foreign" };
  const { version, prefix } = found;
  const { segments, query } = segmentsOf(flat, prefix.end);
  const texts = segments.map(({ start, end }) =>
    ids.has(start + 1) ? HOLE : flat.slice(start, end).replace(/^\//, ""),
  );
  const endpoint = findEndpoint(texts, version, method);
  if (!endpoint) {
    // What a hole leaves open may well be an endpoint.
    return mayBeEndpoint(flat.slice(prefix.end, query.start), version)
      ? { is: "undecided", version }
      : { is: "unknown-endpoint", flat, version };
  }
  const head = flat.slice(0, prefix.start);
  const origin = head.includes(HOLE) || head === "" ? null : head;
  return {
    is: "endpoint",
    match: { flat, endpoint, version, origin, prefix, segments, query },
  };
}

/** The first prefix at a segment boundary; `/v2` counts only right after an origin or a hole. */
function findPrefix(flat: string): { version: "v1" | "v2"; prefix: FlatRange } | null {
  for (const version of ["v1", "v2"] as const) {
    for (const prefix of prefixes[version]) {
      const bare = prefix.slice(1);
      const pattern = new RegExp(`(^|${HOLE}|/|[^/:]/)${bare}(?=[/?#]|$|${HOLE})`);
      const found = pattern.exec(flat);
      if (!found) continue;
      const at = found.index + found[0].length - bare.length;
      const start = flat[at - 1] === "/" ? at - 1 : at;
      if (prefix.split("/").length === 2 && !isAtOrigin(flat, start)) continue;
      return { version, prefix: { start, end: at + bare.length } };
    }
  }
  return null;
}

function isAtOrigin(flat: string, start: number): boolean {
  const head = flat.slice(0, start);
  return head === "" || head.endsWith(HOLE) || /^https?:\/\/[^/]+$/.test(head);
}

function findEndpoint(
  texts: readonly string[],
  version: "v1" | "v2",
  method: string | null,
): Endpoint | null {
  const candidates = endpoints.filter(
    (endpoint) => !endpoint.bare && endpoint.version === version && fits(endpoint, texts),
  );
  const literal = candidates.filter(
    (endpoint) => !isParameter(endpoint.path.split("/").at(-1) ?? ""),
  );
  const narrowed = literal.length > 0 && !texts.at(-1)?.startsWith(HOLE) ? literal : candidates;
  if (method === null) return narrowed[0] ?? null;
  return narrowed.find((endpoint) => endpoint.method === method) ?? null;
}

function fits(endpoint: Endpoint, texts: readonly string[]): boolean {
  const names = endpoint.path.split("/").slice(1);
  if (names.length !== texts.length) return false;
  return names.every((name, index) => {
    const text = texts[index] ?? "";
    if (isParameter(name))
      return text !== "" && !isWord(text, endpoint, index) && !isFeatureName(text);
    // A hole after the last literal segment is an optional query.
    return text === name || (index === names.length - 1 && text === name + HOLE);
  });
}

/** Whether a path with holes becomes one of an endpoint when something stands for them. */
function mayBeEndpoint(path: string, version: "v1" | "v2"): boolean {
  if (!path.includes(HOLE)) return false;
  const pattern = new RegExp(`^${patternSource(path.split(HOLE), ".*")}$`);
  return endpoints.some(
    (endpoint) => !endpoint.bare && endpoint.version === version && pattern.test(endpoint.path),
  );
}

/** `/habits/today` is never a habit whose id is `today`; `/habits/{habitId}` is one whose id is filled in later. */
function isWord(text: string, endpoint: Endpoint, index: number): boolean {
  if (isParameter(text)) return false;
  return endpoints.some((other) => {
    const names = other.path.split("/").slice(1);
    return (
      other.version === endpoint.version &&
      names.length === endpoint.path.split("/").length - 1 &&
      names[index] === text &&
      names.every((name, at) => at === index || name === endpoint.path.split("/")[at + 1])
    );
  });
}

function isParameter(name: string): boolean {
  return name.startsWith("{");
}

/** What stands behind the hole tells a path; nothing but holes tells none. */
function openVerdict(flat: string): UrlVerdict {
  return /[a-z]{2,}/i.test(flat.replaceAll(HOLE, "")) ? { is: "other-path" } : { is: "undecided" };
}

/** A relative path on an unknown base, or nothing but holes. */
function isUndecided(flat: string): boolean {
  return flat.startsWith(HOLE);
}
