import { shapeMappings } from "@habitshift/schemas";
import type { Facts } from "../../facts/facts.ts";
import {
  containersOf,
  type MoveMapping,
  mappingOf,
  namesWithin,
  type Role,
} from "../../facts/shapes.ts";
import { hasMember } from "../../provenance/members/has-member.ts";
import { isNullish, type Value, type Values } from "../../provenance/value.ts";
import { holdsOnly } from "../key-uses.ts";

/**
 * The name by which values of a role are told from the others in v2: the one that v1's becomes, or, where others have
 * that, a member of v2 that all of the role surely have.
 */
export function tellingName(facts: Facts, values: Values, role: Role, name: string): string | null {
  const isFree = (each: string): boolean => !haveOthers(facts, values, role, each);
  if (isFree(name)) return name;
  const own = [...values].filter((value) => !isNullish(value) && isOfRole(facts, value, role));
  const isSurelyThere = (container: string): boolean => {
    const sources = namesWithin(role, container);
    return own.every((value) =>
      sources.some((from) => hasMember(facts.machine, value, from) === true),
    );
  };
  return [...containersOf(role)].find((each) => isFree(each) && isSurelyThere(each)) ?? null;
}

/** Whether something else that may stand there surely has a member of that name. */
export function haveOthers(facts: Facts, values: Values, role: Role, name: string): boolean {
  return [...values].some(
    (value) =>
      !isNullish(value) &&
      !isOfRole(facts, value, role) &&
      hasMember(facts.machine, value, name) === true,
  );
}

/** Whether all that is of a role there was answered: what code writes itself may have members that are empty. */
export function isAnswered(facts: Facts, values: Values, role: Role): boolean {
  return [...values].every((value) => !isOfRole(facts, value, role) || value.kind === "service");
}

/** What v2 has under a name that v1 does not know; null where it has nothing new there. */
export function gainedBy(role: Role, name: string): MoveMapping | null {
  if (role === "envelope" || mappingOf(role, name) !== null) return null;
  const found = shapeMappings[role].fields.find(
    (field) => field.op === "move" && field.to[0] === name,
  );
  return found?.op === "move" ? found : null;
}

/** Whether an answer of v1 may stand where others may: code that is migrated in part asks of one answer which it is. */
export function isV1AmongOthers(facts: Facts, receivers: Values, role: Role): boolean {
  return [...receivers].some(isV1) && !holdsOnly(facts, receivers, role);
}

/** Whether a value is of an answer of v1. */
export function isV1(value: Value): boolean {
  return value.kind === "service" && value.call.endpoint.version === "v1";
}

/** Whether a value is of a role. */
export function isOfRole(facts: Facts, value: Value, role: Role): boolean {
  return facts.roles.roleOf(value).has(role);
}
