import type { ts } from "ts-morph";
import { HOLE, type UrlMatch } from "../client/addresses/match-url.ts";
import { patternSource } from "../client/addresses/pattern-source.ts";
import { fitsUrl } from "../mock/path-pattern.ts";
import { SEGMENTS } from "../version-segment.ts";
import { successorOf } from "./url-path.ts";
import { asInV2 } from "./v2-text.ts";

/**
 * The expression that fits a URL of v2 as one fitted that of v1.
 *
 * @param literal - The expression as it is written.
 * @param text - The whole URL of v2.
 * @param path - What of it stands below the version, as far as the expression is asked for it.
 */
export function movedExpression(
  match: UrlMatch,
  literal: ts.Expression,
  pattern: RegExp,
  text: string,
  path: string,
): string {
  // What is asked here has none of the flags by which an expression remembers where it was.
  const flags = literal.getText().replace(/^.*\//s, "");
  return `/${inNextVersion(match, pattern, text) ?? expression(path, pattern)}/${flags}`;
}

/**
 * The expression that fits the URL of a call in v2 as one fitted that of v1; null where v2 has no such call, or only a
 * run tells what it asks for, undefined where the expression fits both.
 */
export function expressionInV2(
  match: UrlMatch,
  literal: ts.RegularExpressionLiteral,
  pattern: RegExp,
): string | null | undefined {
  const to = successorOf(match.endpoint);
  const text = to && asInV2(match, to, match.flat, 0);
  if (text === null) return null;
  return fitsUrl(pattern, match, text)
    ? undefined
    : movedExpression(match, literal, pattern, text, text.slice(match.prefix.end));
}

/** The same expression with the version that v2 has in its place; null where that does not fit. */
function inNextVersion(match: UrlMatch, pattern: RegExp, text: string): string | null {
  const next = new RegExp(pattern.source.replaceAll(SEGMENTS.v1, SEGMENTS.v2), pattern.flags);
  return fitsUrl(next, match, text) ? next.source : null;
}

/** An expression for a path; the version is part of it where it was. */
function expression(path: string, { source: before }: RegExp): string {
  const { v1, v2 } = SEGMENTS;
  const whole = before.includes(v1) ? `/${v2}${path}` : path;
  return `${patternSource(whole.split(HOLE), "[^/]+")}$`;
}
