import type { ts } from "ts-morph";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { literalAt } from "./flat-edit.ts";

/**
 * The literal that names the endpoint, as the place to show and to find its call by; null where its text
 * is not plain. The slash before the name may belong to the base, which other calls share.
 */
export function shownLiteral({ match }: ExchangeUse): ts.Node | null {
  const names = match.endpoint.path.split("/").slice(1);
  const last = match.segments[names.findLastIndex((name) => !name.startsWith("{"))];
  if (!last) return null;
  const start = match.flat[last.start] === "/" ? last.start + 1 : last.start;
  return literalAt(match, start)?.part.node ?? null;
}
