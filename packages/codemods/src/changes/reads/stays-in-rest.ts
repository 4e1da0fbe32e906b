import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { containerOfName, type Role, readOnlyContainers } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { bindingOf } from "../element-binding.ts";
import { isPutBack } from "../literals/put-back.ts";
import { isKeptByType } from "./kept-by-type.ts";
import { namesLeft } from "./names-left.ts";
import { readsFromRest } from "./reads-from-rest.ts";

/** Whether what v2 has of a container is wanted of a rest, though the pattern takes a part of it out. */
export function staysInRest(
  facts: Facts,
  rest: ts.BindingElement,
  container: string,
  role: Role,
): boolean {
  return (
    readsFromRest(facts, rest, container, role) ||
    isPutBackTo(facts, rest, container, role) ||
    isKeptByType(facts, rest, container, role) ||
    isRebuilt(facts, rest, container, role)
  );
}

/** Whether a container is not to be in a rest that nothing asks for it: none of it was in v1, or none of it is sent. */
export function isKeptOut(
  facts: Facts,
  rest: ts.BindingElement,
  container: string,
  role: Role,
): boolean {
  if (readOnlyContainers(role).includes(container)) return true;
  return !facts.roles.sent.has(rest) && namesLeft(rest, container, role).length === 0;
}

/** Whether what was taken out is put into a copy of the rest again. */
function isPutBackTo(
  facts: Facts,
  rest: ts.BindingElement,
  container: string,
  role: Role,
): boolean {
  return rest.parent.elements.some((each) => {
    if (!ts.isBindingElement(each)) return false;
    if (containerOfName(role, elementName(each) ?? "") !== container) return false;
    return bindingOf(facts, each)?.references.some((use) => isPutBack(facts, use.parent)) ?? false;
  });
}

/** Whether the rest is copied, with another value for what the pattern took out: the container is copied too. */
function isRebuilt(facts: Facts, rest: ts.BindingElement, container: string, role: Role): boolean {
  if (facts.roles.sent.has(rest)) return false;
  return (bindingOf(facts, rest)?.references ?? []).some(({ parent }) => {
    if (!ts.isSpreadAssignment(parent) || !facts.roles.of.get(parent.parent)?.has(role))
      return false;
    return parent.parent.properties.some(
      (each) => containerOfName(role, memberName(each) ?? "") === container,
    );
  });
}
