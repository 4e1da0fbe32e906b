import { isNullish, isSite, type Value, type Values } from "../value.ts";
import { NOTHING } from "../values.ts";
import { knownText } from "./text.ts";

/** JSON that was not parsed yet, or pieces of it, among values. */
export function bodiesIn(values: Values): Values {
  return new Set([...values].filter(isBody));
}

function isBody(value: Value): boolean {
  if (value.kind === "service") return value.type.is === "text";
  return isSite(value, "json");
}

/**
 * `body += chunk`: the pieces of a body are that body, however many. What another service sends in pieces
 * looks like anything else of it. Nothing where something else is added up.
 */
export function piecesOf(left: Values, right: Values): Values {
  const all = [...left, ...right];
  const pieces = all.filter((value) => isBody(value) || value.kind === "foreign");
  const others = all.filter((value) => !pieces.includes(value));
  const begins = others.some((value) => knownText(value) === "");
  const isOnlyBody =
    [...right].every((value) => pieces.includes(value) || isNullish(value)) &&
    others.every((value) => isNullish(value) || knownText(value) === "");
  return isOnlyBody && (begins || pieces.some(isBody)) ? new Set(pieces) : NOTHING;
}
