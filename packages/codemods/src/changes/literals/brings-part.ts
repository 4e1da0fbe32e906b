import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isNamedIn, type Role, readOnlyContainers } from "../../facts/shapes.ts";
import {
  isSite,
  type ServiceValue,
  type TypedValue,
  type Value,
  writtenNames,
} from "../../provenance/value.ts";

/**
 * Whether a value has the container, or any of the v1 members that it takes.
 *
 * @param but - A literal that is merged into it, which does not count.
 */
export function bringsPart(
  facts: Facts,
  value: Value,
  role: Role,
  container: string,
  but: ts.Node | null = null,
): boolean {
  if (!facts.roles.rolesOf([value]).has(role)) return false;
  if (value.kind === "service")
    return !isRequest(facts, value) || !readOnlyContainers(role).includes(container);
  if (value.kind === "typed") return declaresPart(facts, value, role, container);
  if (value.kind !== "site") return false;
  return (
    [...value.spread.values].some((copied) => !isSite(copied, "object") || copied.node !== but) ||
    writtenNames(value).some((name) => isNamedIn(role, container, name))
  );
}

/** Whether a value is the body of a request, as a mock gets it: it has what can be sent, as far as it was sent. */
export function isRequest(facts: Facts, value: ServiceValue): boolean {
  return [...facts.machine.mocked.all.values()].some(({ call }) => call === value.call);
}

/** Whether a declared type has any of the v1 members that the container takes. */
function declaresPart(facts: Facts, value: TypedValue, role: Role, container: string): boolean {
  const structure = facts.machine.types.expand(value.type);
  return (
    structure.is === "object" &&
    [...structure.members.keys()].some((name) => isNamedIn(role, container, name))
  );
}
