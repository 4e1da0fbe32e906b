import type { Facts } from "../../facts/facts.ts";
import { containerOfName, writableNames } from "../../facts/shapes.ts";
import type { BodyValue } from "../../provenance/body-objects.ts";
import { bringsNothing } from "../../provenance/brings-nothing.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";
import { requiredIn } from "../lacks-required.ts";

/**
 * Whether all names that members of bodies may get when the program runs are known, and v2 takes whichever of them
 * comes alone: `for (const field of ['title', 'target']) body[field] = form[field].value`.
 */
export function haveKnownNames(facts: Facts, bodies: readonly BodyValue[]): boolean {
  const parts = bodies
    .flatMap((body) => (body.kind === "site" ? copiedFrom(facts.machine, [body]) : [body]))
    .filter((part) => !bringsNothing(part));
  return parts.length > 0 && parts.every((part) => hasKnownNames(facts, part));
}

function hasKnownNames(facts: Facts, part: Value): boolean {
  if (!isSite(part, "object") || facts.roles.roleOf(part).size > 0) return false;
  return part.element.values.size === 0 && writtenNames(part).every(comesAlone);
}

/** Whether v2 takes a member of v1 without any other. */
function comesAlone(name: string): boolean {
  if (!writableNames("habit").includes(name)) return false;
  const container = containerOfName("habit", name);
  const required = container === null ? [] : requiredIn(container, "habit");
  return required.length === 0 || required.includes(name);
}
