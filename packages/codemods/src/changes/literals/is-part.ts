import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import {
  isNullish,
  isSite,
  isWrittenTo,
  type SiteValue,
  type Value,
} from "../../provenance/value.ts";

/** Whether a value sets some of the members that v2 has together, and not all. */
export function isPart(value: Value, names: readonly string[]): boolean {
  return (
    isSite(value, "object") &&
    value.spread.values.size === 0 &&
    names.some((name) => isWrittenTo(value, name)) &&
    !names.every((name) => isWrittenTo(value, name))
  );
}

/** The same of a copy of others, as `Object.fromEntries(Object.entries(patch).filter(isSet))` is one of `patch`. */
export function isCopyOfPart({ machine }: Facts, value: Value, names: readonly string[]): boolean {
  const written = writtenInCopied(machine, value, names);
  return written.length > 0 && written.length < names.length;
}

/** Whether a copy of others may have any of some members. */
export function copiesAny({ machine }: Facts, value: Value, names: readonly string[]): boolean {
  return writtenInCopied(machine, value, names).length > 0;
}

/** The members that are written to the objects which a value copies; none where more than objects are copied. */
function writtenInCopied(
  machine: Machine,
  value: Value,
  names: readonly string[],
): readonly string[] {
  if (!isSite(value, "object") || value.spread.values.size === 0) return [];
  const parts = copiedFrom(machine, [value]).filter((each) => !isNullish(each));
  const sites = parts.filter((each): each is SiteValue => isSite(each, "object"));
  return sites.length === parts.length
    ? names.filter((name) => sites.some((site) => isWrittenTo(site, name)))
    : [];
}

/** Whether a type says that a value may set some of the members that v2 has together, and has no place for the others. */
export function isPartType({ machine }: Facts, value: Value, names: readonly string[]): boolean {
  const structure = value.kind === "typed" ? machine.types.expand(value.type) : null;
  if (structure?.is !== "object") return false;
  const members = names.flatMap((name) => structure.members.get(name) ?? []);
  return members.some(({ optional }) => optional) && members.length < names.length;
}

/** Whether an expression may give an object of the program with a member of its own that is called as a container. */
export function mayHaveOwn(facts: Facts, node: ts.Expression, container: string): boolean {
  return [...facts.seen(node)].some(
    (value) => isSite(value, "object") && isWrittenTo(value, container),
  );
}
