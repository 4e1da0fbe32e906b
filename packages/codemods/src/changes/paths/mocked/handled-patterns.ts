import type { ts } from "ts-morph";
import { fitsUrl, patternOf } from "../../../mock/path-pattern.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { expressionInV2 } from "../../moved-expression.ts";
import { successorOf } from "../../url-path.ts";

/** What a handler is known by in v2, of a call; null where only a person can tell. */
export interface Handled {
  readonly exchange: Exchange;
  readonly text: string | null;
}

/** What becomes of a regular expression beside a handler, where it fits calls whose URLs it does not fit in v2. */
export function handledPatterns(
  literal: ts.RegularExpressionLiteral,
  exchanges: readonly Exchange[],
): readonly Handled[] {
  const pattern = patternOf(literal);
  if (!pattern) return [];
  const fitting = exchanges.flatMap((exchange) => {
    const match = [...exchange.uses.values()]
      .map((use) => use.match)
      .find((each) => fitsUrl(pattern, each, each.flat));
    return match ? [{ exchange, match }] : [];
  });
  return fitting.flatMap(({ exchange, match }): readonly Handled[] => {
    const { endpoint } = exchange.call;
    const moved = expressionInV2(match, literal, pattern);
    if (moved === undefined) return [];
    const isClear = fitting.length === 1 && successorOf(endpoint)?.method === endpoint.method;
    return [{ exchange, text: isClear ? moved : null }];
  });
}
