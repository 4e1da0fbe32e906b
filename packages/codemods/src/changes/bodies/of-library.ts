import type { Facts } from "../../facts/facts.ts";
import { changedNames } from "../../facts/shapes.ts";
import type { BodyValue } from "../../provenance/body-objects.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite, writtenNames } from "../../provenance/value.ts";

/** `_.pickBy(form)`: whether a library puts a body together of members that keep the names of v1. */
export function isOfLibrary({ machine, roles }: Facts, value: BodyValue): boolean {
  if (!isSite(value, "object") || !value.context.module.isModel) return false;
  const parts = copiedFrom(machine, [value]);
  return (
    parts.some((part) => part.kind === "site" && writtenNames(part).some(isChanged)) &&
    !parts.some((part) => roles.roleOf(part).size > 0)
  );
}

function isChanged(name: string): boolean {
  return changedNames("habit").includes(name);
}
