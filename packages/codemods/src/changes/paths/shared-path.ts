import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { FlatRange } from "../../client/addresses/segments-of.ts";
import { type Edit, insert, type Piece } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { Values } from "../../provenance/value.ts";
import { editFlat, place } from "../flat-edit.ts";
import { isWithin } from "../is-within.ts";
import { pathOf } from "../receiver.ts";
import { shownLiteral } from "../shown-literal.ts";

/** Whether calls of other endpoints are made of a literal in a range of the path, and need it as it is. */
export function isSharedPath(facts: Facts, use: ExchangeUse, range: FlatRange): boolean {
  const nodes = literalsIn(use, range);
  // Text that is put together of several literals means other things elsewhere, too.
  return nodes.size > 1 || isUsedElsewhere(facts, use, range);
}

/** Whether calls of other endpoints are made of a literal in a range of the path. */
function isUsedElsewhere(facts: Facts, use: ExchangeUse, range: FlatRange): boolean {
  const own = use.match.endpoint;
  const nodes = literalsIn(use, range);
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    if (call.endpoint.path === own.path) continue;
    for (const other of uses.values()) {
      if (other.match.parts.some((part) => "text" in part && nodes.has(part.node))) return true;
    }
  }
  return false;
}

function literalsIn(use: ExchangeUse, range: FlatRange): ReadonlySet<ts.Node> {
  // What is put in stands before the text that begins there.
  const last = Math.max(range.end, range.start + 1);
  return new Set(
    place(use.match)
      .filter(({ start, end }) => start < last && end > range.start)
      .flatMap(({ part }) => ("text" in part ? [part.node] : [])),
  );
}

/** Replaces the path where the URL is handed over: `(url + '/bulk').replace('/habits/bulk', '/batch')`. */
export function replacePath(
  facts: Facts,
  use: ExchangeUse,
  range: FlatRange,
  pieces: readonly Piece[],
): readonly Edit[] | null {
  const { url } = use.request.slots;
  const { flat, segments } = use.match;
  const start0 = segments[0]?.start ?? range.start;
  const head = flat.slice(start0, range.start);
  // The whole path is sought, so that nothing else of the URL is taken for it.
  const from = /[\uE000]/.test(head) ? range.start : start0;
  const kept = flat.slice(from, range.start);
  const end0 = Math.max(segments.at(-1)?.end ?? range.end, range.end);
  const tail = flat.slice(range.end, end0);
  const old = flat.slice(from, end0);
  if (!url || /[\uE000]/.test(old) || old === "") return null;
  if (!isIn(facts.seen(url), literalsIn(use, { start: from, end: end0 }))) return null;
  const { start, end } = { start: url.getStart(), end: url.getEnd() };
  const file = pathOf(url);
  const open = ts.isLeftHandSideExpression(url) ? [] : [insert(file, start, "(")];
  const close = open.length > 0 ? ")" : "";
  return [
    ...open,
    insert(file, end, `${close}.replace(${quoted(old)}, `, ...textOf([kept, ...pieces, tail]), ")"),
  ];
}

/**
 * Whether an expression is nothing but text, of which some is made of all the literals: a client's base is no part of
 * it. Nothing is replaced in what other calls are given there.
 */
function isIn(values: Values, literals: ReadonlySet<ts.Node>): boolean {
  const texts = [...values].flatMap((value) => (value.kind === "text" ? [value] : []));
  const isMadeOfAll = texts.some(({ parts }) => {
    const held = new Set(parts.map((part) => ("text" in part ? part.node : null)));
    return [...literals].every((literal) => held.has(literal));
  });
  return isMadeOfAll && texts.length === values.size;
}

/** Whether the path is written in the very expression that is handed over, where all can be read that is put in. */
export function isMadeAt(use: ExchangeUse): boolean {
  const { url } = use.request.slots;
  const literal = shownLiteral(use);
  return url !== null && literal !== null && isWithin(literal, url);
}

function textOf(pieces: readonly Piece[]): readonly Piece[] {
  return isPlain(pieces) ? [quoted(pieces.join(""))] : ["`", ...pieces, "`"];
}

/**
 * Climbs out of a path that other calls share: below `/habits`, `/bulk` becomes `/../batch`. Clients that
 * parse their URLs by the standard take the dots out before they send anything.
 */
export function climbPath(facts: Facts, use: ExchangeUse, to: Endpoint): readonly Edit[] | null {
  const { flat, segments, endpoint } = use.match;
  const last = segments.at(-1);
  if (
    !last ||
    !use.request.client.parsesUrls ||
    segments.length !== endpoint.path.split("/").length - 1
  )
    return null;
  if (flat[last.start] !== "/" || to.path.includes("{")) return null;
  const range = { start: last.start + 1, end: last.end };
  if (isUsedElsewhere(facts, use, range)) return null;
  const climb = "../".repeat(segments.length - 1);
  return editFlat(use.match, range, [`${climb}${to.path.slice(1)}`]);
}

function isPlain(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => typeof piece === "string" && !piece.includes("${"));
}
