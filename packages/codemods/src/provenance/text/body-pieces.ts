import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isNullish, isSite, type Value, type Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, union } from "../values.ts";
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
 * `body += chunk`: the pieces of a body are that body, however many, and so is one that ends a line. What another
 * service sends in pieces looks like anything else of it. Nothing where something else is added up; what may be
 * either is a body or some other text.
 */
export function piecesOf(left: Values, right: Values): Values {
  const sides = [left, right].map((values) => [...values].filter(isOfBody));
  if (sides.some((side) => side.length === 0)) return NOTHING;
  const pieces = new Set(sides.flat().filter(isPiece));
  const hasBody = [...pieces].some(isBody);
  const isOnlyBody = [...left, ...right].every((value) => isOfBody(value) || isObject(value));
  const begins = sides.flat().some((value) => knownText(value) === "");
  if (isOnlyBody) return hasBody || begins ? pieces : NOTHING;
  return hasBody ? union(pieces, JUST_PLAIN) : NOTHING;
}

function isPiece(value: Value): boolean {
  return isBody(value) || value.kind === "foreign";
}

/** Whether adding a value to a body leaves that body. */
function isOfBody(value: Value): boolean {
  return isPiece(value) || isNullish(value) || isBlank(value);
}

/** Whether a value is no text but an object of the service, which makes no JSON when it is added to a text. */
function isObject(value: Value): boolean {
  return value.kind === "service" && value.type.is !== "text";
}

/** Space, and the brackets that let `eval` read JSON. */
function isBlank(value: Value): boolean {
  const text = knownText(value);
  return text !== null && /^[\s();]*$/.test(text);
}

/** `${JSON.stringify(habit)}\n`: a line that is a body and nothing else; nothing for any other text. */
export function bodyOfLine(machine: Machine, node: ts.TemplateExpression, frame: Frame): Values {
  const [span, ...others] = node.templateSpans;
  if (!span || others.length > 0 || `${node.head.text}${span.literal.text}`.trim() !== "")
    return NOTHING;
  const held = machine.verbs.evaluate(span.expression, frame);
  return [...held].every(isBody) ? held : NOTHING;
}
