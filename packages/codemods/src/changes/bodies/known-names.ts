import type { Facts } from "../../facts/facts.ts";
import { containerOfName, writableNames } from "../../facts/shapes.ts";
import type { BodyValue } from "../../provenance/body-objects.ts";
import { bringsNothing } from "../../provenance/brings-nothing.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite, type SiteValue, type Value, writtenNames } from "../../provenance/value.ts";
import { requiredIn } from "../lacks-required.ts";
import { comeTogether } from "./come-together.ts";

/**
 * Whether all names that members of bodies may get when the program runs are known, and v2 takes whichever of them
 * come: `for (const field of ['title', 'target']) body[field] = form[field].value`.
 */
export function haveKnownNames(facts: Facts, bodies: readonly BodyValue[]): boolean {
  const parts = bodies
    .flatMap((body) => (body.kind === "site" ? copiedFrom(facts.machine, [body]) : [body]))
    .filter((part) => !bringsNothing(part));
  // Each step that puts a body together may give it one of its members.
  const names = parts.flatMap((part) => (isSite(part, "object") ? writtenNames(part) : []));
  return parts.length > 0 && parts.every((part) => hasKnownNames(facts, part, names));
}

function hasKnownNames(facts: Facts, part: Value, names: readonly string[]): boolean {
  if (!isSite(part, "object") || facts.roles.roleOf(part).size > 0) return false;
  return (
    part.element.values.size === 0 &&
    writtenNames(part).every((name) => isTaken(facts, part, name, names))
  );
}

/** Whether v2 takes a member of v1 as it comes: without any other, or never without one that v2 wants beside it. */
function isTaken(facts: Facts, part: SiteValue, name: string, names: readonly string[]): boolean {
  if (!writableNames("habit").includes(name)) return false;
  const container = containerOfName("habit", name);
  const required = container === null ? [] : requiredIn(container, "habit");
  if (required.length === 0 || required.includes(name)) return true;
  const others = required.filter((each) => names.includes(each));
  return others.length > 0 && comeTogether(facts, part, name, others);
}
