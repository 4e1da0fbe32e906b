import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containersOf } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isNullish, isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { requiredIn } from "../lacks-required.ts";

/**
 * Whether code alone makes a whole habit of a body: neither values nor names are taken from what the service gave, which
 * has the names of v2. A change that does not surely have an amount may name the unit alone, and v2 takes no part of a goal.
 */
export function isMadeByCode(facts: Facts, { body, match }: ExchangeUse): boolean {
  const sites = [...bodyObjects(body)].filter((value) => isSite(value, "object"));
  if (match.endpoint.method !== "POST" && !sites.every(bringsAmounts)) return false;
  const copied = copiedFrom(facts.machine, sites).filter((value) => !isNullish(value));
  return (
    sites.length > 0 &&
    copied.every((value) => isSite(value, "object") && ![...value.element.values].some(isOfService))
  );
}

/** Whether a literal has by its name all that v2 wants beside the other parts of what holds them. */
function bringsAmounts({ node, props }: SiteValue): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const written = new Set(node.properties.map((member) => memberName(member)));
  const required = [...containersOf("habit")].flatMap((each) => requiredIn(each, "habit"));
  return required.every((name) => {
    const values = [...(props.get(name)?.values ?? [])];
    return written.has(name) && values.length > 0 && !values.some(isNullish);
  });
}

function isOfService({ kind }: Value): boolean {
  return kind === "service" || kind === "field";
}
