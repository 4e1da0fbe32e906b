import { ts } from "ts-morph";
import type { UrlMatch } from "../../client/addresses/match-url.ts";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { LiteralPart } from "../../provenance/text/text-value.ts";
import { literalAt } from "../flat-edit.ts";
import { pathOf } from "../receiver.ts";
import { behindSlash, type PathEdit } from "../url-path.ts";

/**
 * Writes a change of the path as items of the list that its segments are given in, where each of them is encoded
 * by itself: `at('notes')` becomes `at('habits', id, 'notes')`. Null where they are not listed so.
 */
export function listSegments(
  facts: Facts,
  match: UrlMatch,
  edit: PathEdit,
): readonly Edit[] | null {
  const range = behindSlash(match, edit) ?? edit.range;
  const found = literalAt(match, range.start);
  if (!found || !isListed(facts, found.part)) return null;
  const { part, offset } = found;
  const from = offset - part.start;
  const to = from + range.end - range.start;
  if (to > part.text.length || edit.pieces.length === 0) return null;
  const behind = range.start === range.end ? "/" : "";
  const pieces = [part.text.slice(0, from), ...edit.pieces, behind, part.text.slice(to)];
  const items = segmentsOf(pieces).map(itemOf);
  const written = items.flatMap((item): readonly Piece[] => item ?? []);
  if (items.includes(null)) return null;
  const list = items.flatMap((item, index) => [...(index > 0 ? [", "] : []), ...(item ?? [])]);
  return written.length > 0 ? [replace(pathOf(part.node), rangeOf(part.node), ...list)] : null;
}

/** Whether a text is one of the arguments of a rest parameter, or of the elements of an array, and encoded like the others. */
function isListed(facts: Facts, { node, encoded, exact }: LiteralPart): boolean {
  if (!encoded || !exact || !ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return true;
  if (!ts.isCallExpression(parent)) return false;
  const index = parent.arguments.indexOf(node);
  const called = [...facts.seen(parent.expression)];
  return (
    index >= 0 &&
    called.length > 0 &&
    called.every((value) => value.kind === "function" && takesRest(value.node, index))
  );
}

function takesRest(node: ts.Node, index: number): boolean {
  if (!ts.isFunctionLike(node)) return false;
  const last = node.parameters.at(-1);
  return last?.dotDotDotToken !== undefined && index >= node.parameters.length - 1;
}

/** The pieces between the slashes. */
function segmentsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const segments: Piece[][] = [[]];
  for (const piece of pieces) {
    const [first = "", ...others] = typeof piece === "string" ? piece.split("/") : [piece];
    segments.at(-1)?.push(first);
    segments.push(...others.map((other) => [other]));
  }
  return segments
    .map((segment) => segment.filter((piece) => piece !== ""))
    .filter((segment) => segment.length > 0);
}

const OPEN = ["${encodeURIComponent(", "${"];

/** A segment as an item of a list, which is encoded later; null where it is made of several things. */
function itemOf(segment: readonly Piece[]): readonly Piece[] | null {
  const [first] = segment;
  if (segment.length === 1 && typeof first === "string")
    return first.includes("${") ? null : [quoted(first)];
  const last = segment.at(-1);
  const isExpression = OPEN.some((open, index) => first === open && last === ")}".slice(index));
  return isExpression ? segment.slice(1, -1) : null;
}
