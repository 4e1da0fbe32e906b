import { type Endpoint, endpoints, prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { UrlMatch } from "../client/addresses/match-url.ts";
import type { FlatRange } from "../client/addresses/segments-of.ts";
import type { Edit, Piece } from "../edit/edit.ts";
import { editFlat, literalAt } from "./flat-edit.ts";

/** The v2 endpoint that a v1 endpoint becomes; null where it has no successor. */
export function successorOf(endpoint: Endpoint): Endpoint | null {
  const id = endpoint.successor?.endpoint;
  return endpoints.find((other) => other.id === id) ?? null;
}

/** `v1` → `v2` in the prefix; null where it is no plain literal. */
export function editPrefix(match: UrlMatch): readonly Edit[] | null {
  const from = match.flat.slice(match.prefix.start, match.prefix.end).split("/");
  const to = prefixes.v2[0].split("/").slice(-from.length);
  let at = match.prefix.start;
  const edits: Edit[] = [];
  for (const [index, segment] of from.entries()) {
    const other = to[index] ?? "";
    if (segment !== other) {
      const same = behindSame(match, at, segment, other);
      const range = { start: at + same, end: at + segment.length };
      const made = editFlat(match, range, [other.slice(same)]);
      if (!made) return null;
      edits.push(...made);
    }
    at += segment.length + 1;
  }
  return edits;
}

/** How much of a version stays, where the number in it is written as one: `/api/v${1}` becomes `/api/v${2}`. */
function behindSame(match: UrlMatch, at: number, segment: string, other: string): number {
  const last = literalAt(match, at + segment.length - 1);
  if (!last || !ts.isNumericLiteral(last.part.node)) return 0;
  return [...segment].findIndex((letter, index) => letter !== other[index]);
}

/** The segments of a path that differ between v1 and v2: what v1 has there, and what v2 wants. */
interface PathChange {
  readonly range: FlatRange;
  readonly names: readonly string[];
}

function pathChange(match: UrlMatch, to: Endpoint): PathChange | null {
  const from = match.endpoint.path.split("/").slice(1);
  const names = to.path.split("/").slice(1);
  let head = 0;
  while (head < from.length && head < names.length && from[head] === names[head]) head += 1;
  let tail = 0;
  while (
    tail < from.length - head &&
    tail < names.length - head &&
    from.at(-1 - tail) === names.at(-1 - tail)
  )
    tail += 1;
  if (from.length === head && names.length === head) return null;
  const first = match.segments[head];
  const last = match.segments[from.length - 1 - tail];
  const end = last?.end ?? first?.start ?? match.query.start;
  const start =
    first && from.length - tail > head ? first.start : (first?.start ?? match.query.start);
  return {
    range: { start, end: from.length - tail > head ? end : start },
    names: names.slice(head, names.length - tail),
  };
}

/** A change of the path's text: the range of the flattened URL, and what it becomes. */
export interface PathEdit {
  readonly range: FlatRange;
  readonly pieces: readonly Piece[];
}

/** The path as v2 has it, with parameters written as what they are given; null where it stays. */
export function pathEdit(
  match: UrlMatch,
  to: Endpoint,
  parameters: ReadonlyMap<string, readonly Piece[]>,
): PathEdit | null {
  const change = pathChange(match, to);
  if (!change) return null;
  const pieces = change.names.flatMap((name): readonly Piece[] => {
    const parameter = /^\{(.+)\}$/.exec(name)?.[1];
    const given = parameter === undefined ? undefined : parameters.get(parameter);
    return given ? ["/", ...given] : [`/${name}`];
  });
  const { start, end } = change.range;
  // The slash may belong to the base, which other calls share; it stays where it is.
  const keepsSlash = pieces.length > 0 && (match.flat[start] === "/" ? start < end : true);
  if (!keepsSlash) return { range: change.range, pieces };
  return {
    range: { start: match.flat[start] === "/" ? start + 1 : start, end },
    pieces: trimSlash(pieces),
  };
}

/** Writes a change of the path where its text stands; null where that is no plain literal. */
export function editPath(
  match: UrlMatch,
  to: Endpoint,
  parameters: ReadonlyMap<string, readonly Piece[]>,
): readonly Edit[] | null {
  const edit = pathEdit(match, to, parameters);
  if (!edit) return [];
  return editFlat(match, edit.range, edit.pieces, "before") ?? editBehindSlash(match, edit);
}

/** Segments that are put in behind the slash, where that is no text of its own, as in `['habits', 'skip'].join('/')`. */
export function editBehindSlash(match: UrlMatch, edit: PathEdit): readonly Edit[] | null {
  const range = behindSlash(match, edit);
  return range && editFlat(match, range, [...trimSlash(edit.pieces), "/"], "before");
}

/** The place behind the slash before which segments are put in; null where others are replaced. */
export function behindSlash(match: UrlMatch, { range }: PathEdit): FlatRange | null {
  const { start, end } = range;
  return start === end && match.flat[start] === "/" ? { start: start + 1, end: start + 1 } : null;
}

function trimSlash(pieces: readonly Piece[]): readonly Piece[] {
  const [first, ...rest] = pieces;
  return typeof first === "string" ? [first.slice(1), ...rest] : pieces;
}

/** Adds the query that v2 needs behind the path, before any that is there. */
export function queryText(
  match: UrlMatch,
  query: Readonly<Record<string, string>>,
): { readonly at: FlatRange; readonly text: string } | null {
  const text = new URLSearchParams(query).toString();
  if (text === "") return null;
  const existing = match.flat.slice(match.query.start, match.query.end);
  return existing.startsWith("?")
    ? { at: { start: match.query.start, end: match.query.start + 1 }, text: `?${text}&` }
    : { at: { start: match.query.start, end: match.query.start }, text: `?${text}` };
}
