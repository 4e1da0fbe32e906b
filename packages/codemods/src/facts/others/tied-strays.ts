import { foreignAt } from "../../client/addresses/foreign-at.ts";
import { flatten } from "../../client/addresses/match-url.ts";
import { isAtHome } from "../../client/addresses/named-domain.ts";
import { originIn } from "../../client/addresses/origin-in.ts";
import { tokenOf } from "../../client/addresses/token-of.ts";
import type { ExchangeUse, StrayCall } from "../../provenance/exchanges.ts";
import type { TextPart } from "../../provenance/text/text-value.ts";
import type { Facts } from "../facts.ts";
import { carriesKey, isService } from "./identity.ts";
import { ownRoutes } from "./own-routes.ts";
import { createIsElsewhere } from "./ways-to-others.ts";

/**
 * Tells the calls that are provably of this service, though they are at no endpoint that we know: by the
 * client, the key or the address, which such a call shares with one that is proven. Without a prefix of
 * the service only the address counts, as one client may speak to many. What stays on this machine may be for
 * the routes of the repository itself.
 */
export function tiedStrays(facts: Facts): (stray: StrayCall) => boolean {
  const uses = [...facts.identity.keys()].flatMap((exchange) => [...exchange.uses.values()]);
  const clients = new Set<unknown>([...facts.identity.keys()].map(({ call }) => call.node));
  const texts = new Set<unknown>();
  for (const use of uses)
    for (const part of use.match.parts) if ("text" in part) texts.add(part.node);
  const bases = new Set<unknown>(uses.flatMap(baseTokens));
  const { services } = facts.options;
  const isElsewhere = createIsElsewhere(facts);
  return ({ node, url, version, headers }) => {
    const [first] = url.parts;
    if (first && isConfigured(first, services)) return true;
    if (isAtHome(flatten(url)) && ownRoutes(facts) !== null) return false;
    if (version === null) return first !== undefined && bases.has(tokenOf(first));
    return (
      (clients.has(node) && !facts.others.has(foreignAt(facts.machine, url))) ||
      carriesKey(headers) ||
      (!isElsewhere(url) && url.parts.some((part) => texts.has("text" in part ? part.node : null)))
    );
  };
}

/** What the address of a call begins with: a literal that others may share, or a variable. */
function baseTokens({ match }: ExchangeUse): readonly unknown[] {
  const [first] = match.parts;
  if (!first) return [];
  const isWhole = "text" in first && first.text.length > match.prefix.start;
  return isWhole && !isAddress(first) ? [] : [tokenOf(first)];
}

function isAddress(part: TextPart): boolean {
  return "text" in part && /^https?:\/\//.test(part.text);
}

function isConfigured(part: TextPart, services: readonly string[]): boolean {
  if ("hole" in part) return part.variable !== null && services.includes(part.variable);
  const origin = originIn(part.text);
  return origin !== null && services.some((service) => isService(service, origin));
}
