import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
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
 * `body += chunk`: the pieces of a body are that body, however many, and so is one that ends a line. What another
 * service sends in pieces looks like anything else of it. Nothing where something else is added up.
 */
export function piecesOf(left: Values, right: Values): Values {
  const all = [...left, ...right];
  const pieces = all.filter((value) => isBody(value) || value.kind === "foreign");
  const others = all.filter((value) => !pieces.includes(value));
  const begins = others.some((value) => knownText(value) === "");
  const isOnlyBody = others.every((value) => isNullish(value) || isBlank(value));
  return isOnlyBody && (begins || pieces.some(isBody)) ? new Set(pieces) : NOTHING;
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
