import { ts } from "ts-morph";
import { HOLE, type UrlMatch } from "../client/addresses/match-url.ts";
import { expressionOf } from "../client/regular-expression.ts";
import { escapeRegExp } from "../program/escape-reg-exp.ts";
import { SAMPLES } from "../provenance/text/test-text.ts";

/** The pattern that a mock matches paths by: a regular expression, or a text that begins with a wildcard; null where it is neither. */
export function patternOf(node: ts.Expression | null): RegExp | null {
  if (node && ts.isRegularExpressionLiteral(node)) return expressionOf(node.text);
  if (!node || !ts.isStringLiteralLike(node) || !node.text.startsWith("*")) return null;
  const source = node.text
    .split(/(\*|:\w+)/)
    .map((piece) => wildcardOf(piece) ?? escapeRegExp(piece))
    .join("");
  return new RegExp(`^${source}$`);
}

function wildcardOf(piece: string): string | null {
  if (piece === "*") return ".*";
  return piece.startsWith(":") ? "[^/?]+" : null;
}

/** Whether a pattern fits a URL of the service, written as a whole, without its origin or below its base. */
export function fitsUrl(pattern: RegExp, { prefix }: UrlMatch, flat: string): boolean {
  return SAMPLES.some((sample) => {
    const fill = (text: string): string => text.replaceAll(HOLE, sample);
    const head = flat.slice(0, prefix.start);
    const origin = head === "" || head === HOLE ? "http://localhost" : fill(head);
    const path = fill(flat.slice(prefix.start));
    const below = fill(flat.slice(prefix.end));
    return [origin + path, path, below].some(
      (text) => pattern.test(text) || pattern.test(text.replace(/\?.*$/, "")),
    );
  });
}
