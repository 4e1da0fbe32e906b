import type { Facts } from "../../facts/facts.ts";
import { changedNames, mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import { isDeclaredMember, isJustDeclared } from "../../facts/value-origin.ts";
import { knownText } from "../../provenance/text/text.ts";
import {
  isNullish,
  isSite,
  type SiteValue,
  type TypedValue,
  type Value,
} from "../../provenance/value.ts";
import { isCalled } from "./is-called.ts";
import type { KeyLookUp } from "./key-look-ups.ts";

/**
 * Whether `row[key] ?? { title: row.name }[key]` gives what `row[key]` gave: every key is known, a payload is asked for
 * nothing that only v2 calls so, and what else is looked up in has a value there, or nothing under the name of v2 either.
 */
export function isExactLookUp(facts: Facts, { node, role, isOpen }: KeyLookUp): boolean {
  const { lookUps } = facts.machine;
  if (isOpen) return false;
  return lookUps.keys(node).every((key) => {
    if (isCalled(facts, key) || isNullish(key) || isJustDeclared(key) || isDeclaredMember(key))
      return true;
    const name = knownText(key);
    return (
      name !== null &&
      [...lookUps.receivers(node, key)].every((value) => isExactIn(facts, value, role, name))
    );
  });
}

function isExactIn(facts: Facts, value: Value, role: Role, name: string): boolean {
  if (isNullish(value) || isDeclaredMember(value)) return true;
  const mapping = mappingOf(role, name);
  const roles = facts.roles.roleOf(value);
  if (roles.has(role)) return mapping ? mapping.op === "move" : !isOfV2(role, name);
  if (value.kind === "service") return !mapping && [...roles].every((of) => !isChanged(of, name));
  const inV2 = mapping && memberInV2(mapping);
  if (value.kind === "typed") return isExactByType(facts, value, name, inV2);
  if (!isSite(value, "object") || isOpenObject(value)) return false;
  const held = [...(value.props.get(name)?.values ?? [])];
  const lacksNew = !inV2 || !value.props.get(inV2)?.values.size;
  if (held.length === 0) return lacksNew;
  return held.every((each) => isThere(each) || (lacksNew && each.kind === "field"));
}

/** Whether a type says that a member is there, or that neither it nor what v2 has for it is. */
function isExactByType(
  { machine: { types } }: Facts,
  { type }: TypedValue,
  name: string,
  inV2: string | null,
): boolean {
  const structure = types.expand(type);
  if (structure.is !== "object" || structure.index || structure.bases.length > 0) return false;
  const member = structure.members.get(name);
  if (!member) return inV2 === null || !structure.members.has(inV2);
  return !member.optional && member.type !== null && types.expand(member.type).is === "plain";
}

/** Whether a role has another member under that name than in v1, or none. */
function isChanged(role: Role, name: string): boolean {
  return mappingOf(role, name) !== null || isOfV2(role, name);
}

/** Whether v2 has a member of that name where v1 had none. */
function isOfV2(role: Role, name: string): boolean {
  return changedNames(role).some((each) => {
    const mapping = mappingOf(role, each);
    return mapping !== null && memberInV2(mapping) === name;
  });
}

/** Whether an object may have members that are not written where it is made. */
function isOpenObject({ element, spread }: SiteValue): boolean {
  return element.values.size > 0 || spread.values.size > 0;
}

function isThere(value: Value): boolean {
  return !isNullish(value) && ["plain", "text", "function", "site"].includes(value.kind);
}
