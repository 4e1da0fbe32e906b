import type { ChangeId } from "@habitshift/schemas";
import { carrierOf } from "../facts/carrier.ts";
import type { Facts } from "../facts/facts.ts";
import { changeOfRole } from "../facts/shapes.ts";
import type { Value } from "../provenance/value.ts";

/** What changes with a whole object of the service, and by which change. */
export interface Carried {
  readonly carrier: unknown;
  readonly change: ChangeId;
}

/** What of some values are whole objects of the service. */
export function carriedBy(facts: Facts, values: Iterable<Value>): readonly Carried[] {
  return [...values].flatMap((value) => {
    const carrier = carrierOf(facts.machine, value);
    const [role] = facts.roles.rolesOf([value]);
    return carrier === null || !role ? [] : [{ carrier, change: changeOfRole(role) }];
  });
}

/** Whether a value may change its form: what v2 answers is as it is read already. */
export function isOld(value: Value): boolean {
  return value.kind !== "service" || value.call.endpoint.version === "v1";
}
