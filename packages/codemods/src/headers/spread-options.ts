import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { isRepeatable } from "../program/repeatable.ts";
import { isSite } from "../provenance/value.ts";
import type { HeadersText } from "./headers-text.ts";
import { headersHeldBy, kindOfHeaders, mergeHeaders } from "./held-headers.ts";

/** The last argument of a call where it is spread: options may stand among what it holds. */
export function lastSpread(call: ts.Node): ts.SpreadElement | null {
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return null;
  const last = call.arguments?.at(-1);
  return last && ts.isSpreadElement(last) ? last : null;
}

/** `fetch(...given)` → `fetch(given[0], { ...given[1], headers: … })`; null where what is spread is made anew each time. */
export function spreadOptions(
  facts: Facts,
  { parent: call, expression }: ts.SpreadElement,
  index: number,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return null;
  const before = (call.arguments?.length ?? 0) - 1;
  const place = index - before;
  const others = call.arguments?.slice(0, before) ?? [];
  if (!isRepeatable(expression) || place < 0 || others.some(ts.isSpreadElement)) return null;
  const options: readonly Piece[] = [rangeOf(expression), `[${place}]`];
  const held = [...facts.seen(expression)]
    .filter((value) => isSite(value, "array", "arguments"))
    .flatMap((list) => [...(list.props.get(String(place))?.values ?? [])]);
  const pieces: readonly Piece[] = [
    ...Array.from({ length: place }, (_, at): Piece[] => [rangeOf(expression), `[${at}], `]).flat(),
    "{ ...",
    ...options,
    ", headers: ",
    ...mergeHeaders(
      [...options, "?.headers"],
      kindOfHeaders(headersHeldBy(facts, held)),
      text,
      version,
    ),
    " }",
  ];
  return [replace(pathOf(expression), rangeOf(expression.parent), ...pieces)];
}
