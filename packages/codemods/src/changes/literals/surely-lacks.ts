import type { Facts } from "../../facts/facts.ts";
import { isNamedIn, type Role } from "../../facts/shapes.ts";
import { isDeclaredMember, isJustDeclared } from "../../facts/value-origin.ts";
import { isNullish, isSite, type Value } from "../../provenance/value.ts";

/**
 * Whether a value has nothing under the name of a container of v2, nor of what v1 has in its place.
 *
 * @param known - What is asked already, on whatever way: states that are spread into one another are asked once each.
 */
export function surelyLacks(
  facts: Facts,
  value: Value,
  role: Role,
  container: string,
  known: Set<Value> = new Set(),
): boolean {
  // States that are made of each other lack it if what they began with does.
  if (isNullish(value) || isJustDeclared(value) || isDeclaredMember(value) || known.has(value))
    return true;
  const isPart = (name: string): boolean => isNamedIn(role, container, name);
  if (value.kind === "service") return !facts.roles.roleOf(value).has(role);
  if (value.kind === "typed") {
    const structure = facts.machine.types.expand(value.type);
    if (structure.is !== "object" || structure.index || structure.bases.length > 0) return false;
    return ![...structure.members.keys()].some(isPart);
  }
  if (!isSite(value, "object") || value.element.values.size > 0) return false;
  if ([...value.props].some(([name, { values }]) => values.size > 0 && isPart(name))) return false;
  known.add(value);
  return [...value.spread.values].every((each) => surelyLacks(facts, each, role, container, known));
}
