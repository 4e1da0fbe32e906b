import { ts } from "ts-morph";
import type { FlatRange } from "../client/match-url.ts";
import { type Edit, insert, type Piece } from "../edit/edit.ts";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { place } from "./flat-edit.ts";
import { pathOf } from "./receiver.ts";

/** Whether calls of other endpoints are made of a literal in a range of the path, and need it as it is. */
export function isSharedPath(facts: Facts, use: ExchangeUse, range: FlatRange): boolean {
  const own = use.match.endpoint;
  const nodes = new Set(
    place(use.match)
      .filter(({ start, end }) => start < range.end && end > range.start)
      .flatMap(({ part }) => ("text" in part ? [part.node] : [])),
  );
  // Text that is put together of several literals means other things elsewhere, too.
  if (nodes.size > 1) return true;
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    if (call.endpoint.path === own.path) continue;
    for (const other of uses.values()) {
      if (other.match.parts.some((part) => "text" in part && nodes.has(part.node))) return true;
    }
  }
  return false;
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
  const old = flat.slice(from, range.end);
  if (!url || /[\uE000]/.test(old) || old === "" || !isPlain(pieces)) return null;
  if ([...facts.seen(url)].some((value) => value.kind !== "text")) return null;
  const { start, end } = { start: url.getStart(), end: url.getEnd() };
  const file = pathOf(url);
  const open = ts.isLeftHandSideExpression(url) ? [] : [insert(file, start, "(")];
  const close = open.length > 0 ? ")" : "";
  return [
    ...open,
    insert(file, end, `${close}.replace(${quoted(old)}, ${quoted(kept + pieces.join(""))})`),
  ];
}

function isPlain(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => typeof piece === "string" && !piece.includes("${"));
}
