import type { Endpoint } from "@habitshift/schemas";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { LiteralPart } from "../../provenance/text/text-value.ts";
import { editFlat, literalAt } from "../flat-edit.ts";
import { pathEdit, queryText } from "../url-path.ts";
import { isSharedPath } from "./shared-path.ts";

/**
 * Writes a query that would be all that is left of a call's own path: clients put a slash between a base and whatever
 * comes, and `/habits/?date=today` is no list. `/today` behind `/habits` becomes `/../habits?date=today`. Null where
 * more is left, or the client does not take `..` out of URLs.
 */
export function editBehindBase(
  facts: Facts,
  use: ExchangeUse,
  to: Endpoint,
  added: Readonly<Record<string, string>>,
): readonly Edit[] | null {
  const { instance, slots } = use.request;
  const own = instance && slots.url ? ownPath(use, to) : null;
  if (!own || !slots.url) return null;
  const begins = [...facts.seen(slots.url)].some((value) => {
    const [first] = value.kind === "text" ? value.parts : [];
    return first !== undefined && "text" in first && first.node === own.node;
  });
  return begins ? leaving(facts, use, own, to, added) : null;
}

/** The same where the slash before it stands in another text, such as a base that a URL is relative to. */
export function editRelative(
  facts: Facts,
  use: ExchangeUse,
  to: Endpoint,
  added: Readonly<Record<string, string>>,
): readonly Edit[] | null {
  const own = ownPath(use, to);
  const isOpen = own !== null && !own.text.startsWith("/");
  return isOpen ? leaving(facts, use, own, to, added) : null;
}

/** The text that holds all of the path that v2 does not have, and nothing else. */
function ownPath({ match, request }: ExchangeUse, to: Endpoint): LiteralPart | null {
  const change = pathEdit(match, to, new Map());
  if (!request.client.parsesUrls || change?.pieces.length !== 0) return null;
  const { start, end } = change.range;
  const own = literalAt(match, end - 1)?.part;
  const isAll = own && behindSlash(own.text) === behindSlash(match.flat.slice(start, end));
  return isAll ? own : null;
}

function leaving(
  facts: Facts,
  use: ExchangeUse,
  { text }: LiteralPart,
  to: Endpoint,
  added: Readonly<Record<string, string>>,
): readonly Edit[] | null {
  const { match } = use;
  const query = queryText(match, added);
  const end = query?.at.start ?? 0;
  const range = { start: end - text.length, end };
  const isOwn = match.flat.slice(range.start, end) === text && !isSharedPath(facts, use, range);
  const lead = text.slice(0, text.length - behindSlash(text).length);
  return query && isOwn
    ? editFlat(match, range, [`${lead}../${to.path.split("/").at(-1)}${query.text}`])
    : null;
}

function behindSlash(text: string): string {
  return text.replace(/^\//, "");
}
