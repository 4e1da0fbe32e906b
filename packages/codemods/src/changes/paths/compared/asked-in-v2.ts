import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { patternSource } from "../../../client/addresses/pattern-source.ts";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import { isTypeScript } from "../../../program/is-typescript.ts";
import { isRepeatable } from "../../../program/repeatable.ts";
import type { TextTest } from "../../../provenance/text/test-text.ts";
import { pathOf } from "../../receiver.ts";
import { quotedAs } from "../../units/renamed-unit.ts";
import type { UrlLiteral } from "./expected-literal.ts";
import { PLACES } from "./test-of-place.ts";

/** A URL that is held against a text, as it is written. */
export interface Compared {
  readonly node: ts.Node;
  /** What is asked about; null where the text cannot be asked otherwise. */
  readonly url: ts.Expression | null;
  readonly literal: UrlLiteral;
  readonly how: TextTest;
  /** The name by which the literal is asked for, where it is not written at the comparison: others may use it, too. */
  readonly name?: ts.Identifier | null;
  /** Whether it is asked for what is otherwise. */
  readonly isNot?: boolean;
  /** The method that stands before the path in the literal. */
  readonly verb?: string | null;
  /** What is switched by where the literal is that of a case. */
  readonly switched?: ts.Expression | null;
}

/** Has a text that may have holes stand where it is compared with; null where it cannot be asked for there. */
export function askedInV2(compared: Compared, text: string): readonly Edit[] | null {
  const pieces = text.split(HOLE);
  return inPlace(compared, text, pieces) ?? byPattern(compared, pieces);
}

/** Writes the text where the literal stands, or the name for it; null where that cannot be. */
function inPlace(
  { literal, how, name = null }: Compared,
  text: string,
  pieces: readonly string[],
): readonly Edit[] | null {
  const last = pieces.at(-1) ?? "";
  const isTail = how === "endsWith" && pieces.length === 2 && pieces[0] === "/" && last !== "";
  const written = pieces.length === 1 ? text : isTail ? last : null;
  if (written === null) return null;
  if (name) {
    const isWhole = how === "is" && ts.isStringLiteralLike(literal);
    return isWhole ? [replace(pathOf(name), rangeOf(name), quotedAs(literal, written))] : null;
  }
  const { start, end } = rangeOf(literal);
  return [replace(pathOf(literal), { start: start + 1, end: end - 1 }, written)];
}

/** Asks by a regular expression. */
function byPattern(compared: Compared, pieces: readonly string[]): readonly Edit[] | null {
  const { node, url, how, isNot = false } = compared;
  if (!url) return asCase(compared, pieces);
  const pattern = patternSource(pieces, "[^/]+");
  const place = ts.isCallExpression(node) ? placeOfPattern(node, pattern) : undefined;
  if (place !== undefined) return place;
  const head = how === "startsWith" || how === "is" ? "^" : "";
  const tail = how === "endsWith" || how === "is" ? "$" : "";
  // What may be missing is no text that a compiler lets be tested.
  const orNone = isTypeScript(node) && isOptional(node, url) ? ' ?? ""' : "";
  const test = `${isNot ? "!" : ""}/${head}${pattern}${tail}/.test(`;
  return [replace(pathOf(node), rangeOf(node), test, rangeOf(url), orNone, ")")];
}

/** `case /^…$/.exec(url)?.[0]:` is what is switched by where that is matched; null where it cannot be asked twice. */
function asCase(
  { node, literal, how, switched }: Compared,
  pieces: readonly string[],
): readonly Edit[] | null {
  if (!switched || how !== "is" || literal !== node || !isAskedTwice(switched)) return null;
  const isText = !isTypeScript(switched) || ts.isTemplateExpression(switched);
  const [open, close] = isText ? ["(", ")"] : ["(String(", "))"];
  const test = `/^${patternSource(pieces, "[^/]+")}$/.exec${open}`;
  return [replace(pathOf(node), rangeOf(node), test, rangeOf(switched), `${close}?.[0]`)];
}

function isAskedTwice(node: ts.Expression): boolean {
  return ts.isTemplateExpression(node)
    ? node.templateSpans.every(({ expression }) => isRepeatable(expression))
    : isRepeatable(node);
}

/** `url.search(/…/) >= 0` for `url.indexOf('…') >= 0`; null where a method has no such other, undefined for no such method. */
function placeOfPattern(
  { arguments: [sought], expression: callee }: ts.CallExpression,
  pattern: string,
): readonly Edit[] | null | undefined {
  if (!sought || !ts.isPropertyAccessExpression(callee) || !PLACES.has(callee.name.text))
    return undefined;
  if (callee.name.text === "lastIndexOf") return null;
  const file = pathOf(callee);
  return [
    replace(file, rangeOf(callee.name), "search"),
    replace(file, rangeOf(sought), `/${pattern}/`),
  ];
}

/** Whether the language goes on without the URL: `url?.endsWith(…)`, `request?.url === …`. */
function isOptional(node: ts.Node, url: ts.Expression): boolean {
  return ts.isOptionalChain(node) || ts.isOptionalChain(url);
}
