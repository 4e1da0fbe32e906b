import { ts } from "ts-morph";
import type { UrlMatch } from "../client/addresses/match-url.ts";
import type { FlatRange } from "../client/addresses/segments-of.ts";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { LiteralPart, TextPart } from "../provenance/text/text-value.ts";
import { pathOf } from "./receiver.ts";

/** A part of a URL, with its place in the flattened text. */
export interface Placed {
  readonly part: TextPart;
  readonly start: number;
  readonly end: number;
}

/** The parts of a URL with their places in the flattened text. */
export function place(match: Pick<UrlMatch, "parts">): readonly Placed[] {
  let at = 0;
  return match.parts.map((part) => {
    const start = at;
    at += "text" in part ? part.text.length : 1;
    return { part, start, end: at };
  });
}

/** The literal part that a place of the flattened text stands in; null for holes and escaped text. */
export function literalAt(
  match: UrlMatch,
  at: number,
): { readonly part: LiteralPart; readonly offset: number } | null {
  const found = place(match).find(({ start, end }) => at >= start && at < end);
  if (!found || !("text" in found.part) || !found.part.exact) return null;
  return { part: found.part, offset: found.part.start + at - found.start };
}

/**
 * Writes other text into the code where a range of the flattened URL came from. A range over several
 * literals leaves its text in the first. Null where a part of it is no plain literal.
 */
export function editFlat(
  match: UrlMatch,
  range: FlatRange,
  pieces: readonly Piece[],
  side: Side = "behind",
): readonly Edit[] | null {
  const touched = touchedBy(match, range, side);
  const edits: Edit[] = [];
  for (const [index, { part, start, end }] of touched.entries()) {
    if (!("text" in part) || !part.exact || isRepeated(match, part)) return null;
    const from = part.start + Math.max(range.start, start) - start;
    const to = part.start + Math.min(range.end, end) - start;
    const own = index === 0 ? pieces : [];
    if (!isKept(part, own)) return null;
    edits.push(...editLiteral(part, from, to, own));
  }
  return edits.length > 0 ? edits : null;
}

/** Whether what is brought into a literal stays as it is when the program runs, and is not cut, encoded, nor put into another case. */
export function isKept({ cutAt, inCase, encoded }: LiteralPart, pieces: readonly Piece[]): boolean {
  const isCut = (piece: Piece): boolean =>
    cutAt !== undefined && typeof piece === "string" && piece.includes(cutAt);
  const isOther = (piece: Piece): boolean =>
    typeof piece !== "string" || encodeURIComponent(piece) !== piece;
  return !pieces.some(
    (piece) => isCut(piece) || (inCase && isExpression(piece)) || (encoded && isOther(piece)),
  );
}

/** Whether a literal stands at several places of the URL, as what joins its segments does. */
function isRepeated({ parts }: UrlMatch, { node, start }: LiteralPart): boolean {
  return (
    parts.filter((part) => "text" in part && part.node === node && part.start === start).length > 1
  );
}

/** Whether an insertion between two literals goes behind the first or before the second. */
type Side = "behind" | "before";

/** The parts of a range; for an insertion the one literal that takes it. */
function touchedBy(match: UrlMatch, range: FlatRange, side: Side): readonly Placed[] {
  const placed = place(match);
  if (range.start < range.end)
    return placed.filter(({ start, end }) => start < range.end && end > range.start);
  const at = range.start;
  const literals = placed.filter(({ part }) => "text" in part);
  const behind = literals.find(({ start, end }) => start < at && end >= at);
  const before = literals.find(({ start, end }) => start <= at && end > at);
  const found = side === "behind" ? (behind ?? before) : (before ?? behind);
  return found ? [found] : [];
}

/** Puts pieces before the text of a literal. */
export function insertInto(part: LiteralPart, pieces: readonly Piece[]): readonly Edit[] {
  return editLiteral(part, part.start, part.start, pieces);
}

function isExpression(piece: Piece): boolean {
  return typeof piece !== "string" || piece.includes("${");
}

/** An edit inside a literal; one that brings in an expression makes a template of a plain string. */
function editLiteral(
  part: LiteralPart,
  from: number,
  to: number,
  pieces: readonly Piece[],
): readonly Edit[] {
  const { node } = part;
  const file = pathOf(node);
  const brings = pieces.some(isExpression);
  if (!brings || !ts.isStringLiteral(node))
    return [replace(file, { start: from, end: to }, ...pieces)];
  const { start, end } = rangeOf(node);
  const open = ts.isJsxAttribute(node.parent) ? "{`" : "`";
  const close = open === "`" ? "`" : "`}";
  return [
    replace(
      file,
      { start, end },
      open,
      { start: start + 1, end: from },
      ...pieces,
      { start: to, end: end - 1 },
      close,
    ),
  ];
}

/** A hole with what makes it one: `${` and `}`, or the plus before it. */
export function holeRange(hole: ts.Node): { start: number; end: number } | null {
  const { parent } = hole;
  if (ts.isTemplateSpan(parent)) {
    const spans = parent.parent.templateSpans;
    const index = spans.indexOf(parent);
    const before = index === 0 ? parent.parent.head : spans[index - 1]?.literal;
    return before ? { start: before.getEnd() - 2, end: parent.literal.getStart() + 1 } : null;
  }
  if (ts.isBinaryExpression(parent) && parent.right === hole)
    return { start: parent.left.getEnd(), end: hole.getEnd() };
  return null;
}

/** Where a part stands in the code. */
export function nodeOf(part: TextPart): ts.Node {
  return "text" in part ? part.node : part.hole;
}
