import type { ts } from "ts-morph";
import type { UrlMatch } from "../../../client/addresses/match-url.ts";
import { rangeOf, replace } from "../../../edit/edit.ts";
import { fitsUrl, patternOf } from "../../../mock/path-pattern.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { endpointChange } from "../../endpoint-change.ts";
import { movedExpression } from "../../moved-expression.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { successorOf } from "../../url-path.ts";
import { asInV2 } from "../../v2-text.ts";

/** What becomes of a regular expression beside a handler, where it fits calls whose URLs it does not fit in v2. */
export function patternProposals(
  literal: ts.RegularExpressionLiteral,
  method: string | null,
  exchanges: readonly Exchange[],
  texts: { readonly message: string; readonly alone: string; readonly anew: string },
): readonly Proposal[] {
  const pattern = patternOf(literal);
  if (!pattern) return [];
  const fitting = exchanges.flatMap((exchange) => {
    if (method !== null && method !== exchange.call.endpoint.method) return [];
    const match = matchOf(exchange, pattern);
    return match ? [{ exchange, match }] : [];
  });
  return fitting.flatMap(({ exchange, match }): readonly Proposal[] => {
    const { endpoint } = exchange.call;
    const to = successorOf(endpoint);
    const text = to && asInV2(match, to, match.flat, 0);
    if (text !== null && fitsUrl(pattern, match, text)) return [];
    const base = {
      change: endpointChange(exchange),
      node: literal,
      message: texts.message,
      ties: [exchange.call],
    };
    if (text === null || to?.method !== endpoint.method || fitting.length > 1)
      return [{ ...base, edits: null, confidence: "manual", reason: texts.anew }];
    const moved = movedExpression(match, literal, pattern, text, text.slice(match.prefix.end));
    const edits = [replace(pathOf(literal), rangeOf(literal), moved)];
    return [{ ...base, edits, confidence: "review", reason: texts.alone }];
  });
}

function matchOf({ uses }: Exchange, pattern: RegExp): UrlMatch | undefined {
  return [...uses.values()]
    .map(({ match }) => match)
    .find((match) => fitsUrl(pattern, match, match.flat));
}
