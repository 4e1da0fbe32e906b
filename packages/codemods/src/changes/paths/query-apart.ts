import { ts } from "ts-morph";
import { quoted } from "../../edit/quote.ts";
import { appendMember } from "../../headers/append-member.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isNullish, isSite } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import { pathOf } from "../receiver.ts";
import type { EndpointResult } from "./endpoint-result.ts";

/**
 * The query that v2 needs, put where the call gives its own: with clients whose option takes the place of
 * the query in the URL. Null where it belongs into the URL.
 */
export function queryApart(
  use: ExchangeUse,
  query: Readonly<Record<string, string>>,
): EndpointResult | null {
  const entries = Object.entries(query);
  const given = [...use.query].filter((value) => !isNullish(value) && value.kind !== "plain");
  if (entries.length === 0 || given.length === 0 || !use.request.client.replacesQuery) return null;
  const [only] = given;
  const literal =
    given.length === 1 && only && isSite(only, "object") && ts.isObjectLiteralExpression(only.node)
      ? only.node
      : null;
  if (!literal || !isWithin(literal, use.request.node)) {
    const text = new URLSearchParams(query).toString();
    const reason = `add ${text} to the query that this call is given, which hides one in the path`;
    return { edits: null, reason };
  }
  const members = entries.map(([name, value]) => `${name}: ${quoted(value)}`).join(", ");
  return { edits: [appendMember(pathOf(literal), literal, [members])], review: null };
}
