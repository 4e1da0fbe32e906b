import type { ts } from "ts-morph";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { literalAt } from "./flat-edit.ts";

/** The literal that names the endpoint, as the place to show; null where its text is not plain. */
export function shownLiteral(use: ExchangeUse): ts.Node | null {
  const last = use.match.segments.at(-1);
  return last ? (literalAt(use.match, last.start)?.part.node ?? null) : null;
}
