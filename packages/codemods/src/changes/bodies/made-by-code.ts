import type { Facts } from "../../facts/facts.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isNullish, isSite, type Value } from "../../provenance/value.ts";

/**
 * Whether code alone makes a whole habit of a body: neither values nor names are taken from what the service gave, which
 * has the names of v2. A change may name the unit alone, and v2 takes no part of a goal.
 */
export function isMadeByCode(facts: Facts, { body, match }: ExchangeUse): boolean {
  if (match.endpoint.method !== "POST") return false;
  const sites = [...bodyObjects(body)].filter((value) => isSite(value, "object"));
  const copied = copiedFrom(facts.machine, sites).filter((value) => !isNullish(value));
  return (
    sites.length > 0 &&
    copied.every((value) => isSite(value, "object") && ![...value.element.values].some(isOfService))
  );
}

function isOfService({ kind }: Value): boolean {
  return kind === "service" || kind === "field";
}
