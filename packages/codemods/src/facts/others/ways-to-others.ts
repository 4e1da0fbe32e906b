import type { ts } from "ts-morph";
import { flatten } from "../../client/addresses/match-url.ts";
import { isAtHome } from "../../client/addresses/named-domain.ts";
import { saidHost } from "../../client/addresses/said-host.ts";
import { oncePer } from "../../program/once-per.ts";
import type { TextValue } from "../../provenance/text/text-value.ts";
import type { Facts } from "../facts.ts";

/** The literals in addresses of other services, each with the expressions by which it comes into them. */
export type WaysToOthers = ReadonlyMap<ts.Node, ReadonlySet<ts.Node | null>>;

/** Finds the text that addresses of other services are made of, and may share with those of this one. */
export const waysToOthers = oncePer((facts: Facts): WaysToOthers => {
  const isElsewhere = createIsElsewhere(facts);
  const ways = new Map<ts.Node, Set<ts.Node | null>>();
  for (const { url } of [...facts.machine.exchanges.foreign.values()].flat()) {
    if (!isElsewhere(url)) continue;
    for (const part of url.parts) {
      if (!("text" in part)) continue;
      ways.set(part.node, (ways.get(part.node) ?? new Set()).add(part.via ?? null));
    }
  }
  return ways;
});

/** Tells the addresses that name another host than all the calls that are proven to be the service's. */
export function createIsElsewhere({
  identity,
}: Pick<Facts, "identity">): (url: TextValue) => boolean {
  const proven = new Set<string | null>();
  for (const { uses } of identity.keys())
    for (const { match } of uses.values()) proven.add(hostOf(match.parts));
  return ({ parts }) => {
    const host = hostOf(parts);
    return host !== null && proven.size > 0 && !proven.has(null) && !proven.has(host);
  };
}

/** What stands for this machine, whatever the port. */
const HOME = "localhost";

function hostOf(parts: TextValue["parts"]): string | null {
  return saidHost(parts) ?? (isAtHome(flatten({ kind: "text", parts })) ? HOME : null);
}
