import { ts } from "ts-morph";
import { restBehind } from "../behind.ts";
import type { Frame } from "../frame.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { elementAt } from "../members/element-at.ts";
import { anyMember } from "../members/member-access.ts";
import { memberOfAll } from "../members/site-member.ts";
import { assign } from "../name.ts";
import { annotated } from "../types/typed.ts";
import { isNullish, type Values } from "../value.ts";
import { one, union, without } from "../values.ts";
import { withFallback } from "../with-fallback.ts";

/** Gives the variables of a declaration their values. */
export function bind(
  machine: Machine,
  name: ts.BindingName,
  values: Values,
  frame: Frame,
  type: ts.TypeNode | undefined,
): void {
  const typed = annotated(machine, values, type, frame);
  machine.see(name, typed);
  if (ts.isIdentifier(name)) {
    const binding = frame.context.module.scopes.resolve(name);
    if (binding) assign(machine, binding, typed, frame);
  } else if (ts.isArrayBindingPattern(name)) {
    bindArray(machine, name, typed, frame);
  } else {
    bindObject(machine, name, typed, frame);
  }
}

function bindArray(
  machine: Machine,
  pattern: ts.ArrayBindingPattern,
  values: Values,
  frame: Frame,
): void {
  pattern.elements.forEach((element, index) => {
    if (ts.isOmittedExpression(element)) return;
    const taken = element.dotDotDotToken
      ? restBehind(machine, values, index, element, frame)
      : elementAt(machine, values, index, frame, element);
    bindElement(machine, element, taken, frame);
  });
}

function bindObject(
  machine: Machine,
  pattern: ts.ObjectBindingPattern,
  values: Values,
  frame: Frame,
): void {
  const taken: string[] = [];
  for (const element of pattern.elements) {
    if (element.dotDotDotToken) {
      bindElement(machine, element, restOf(machine, element, values, frame), frame);
      continue;
    }
    const names = elementNames(machine, element, frame);
    taken.push(...(names ?? []));
    const members = names
      ? union(...names.map((name) => memberOfAll(machine, values, name, frame, element)))
      : anyMember(machine, values, frame);
    bindElement(machine, element, members, frame);
  }
}

/** The names that an element of an object pattern takes; null where they are computed and unknown. */
function elementNames(
  machine: Machine,
  element: ts.BindingElement,
  frame: Frame,
): readonly string[] | null {
  if (element.propertyName) return namesOf(machine, element.propertyName, frame);
  return ts.isIdentifier(element.name) ? [element.name.text] : null;
}

/** `...rest` copies what the pattern left: an object of its own with the same members. */
function restOf(
  machine: Machine,
  element: ts.BindingElement,
  values: Values,
  frame: Frame,
): Values {
  const site = machine.site(element, frame.context, "object");
  machine.write(site.spread, without(values, isNullish));
  return one(site);
}

function bindElement(
  machine: Machine,
  element: ts.BindingElement,
  values: Values,
  frame: Frame,
): void {
  const held = element.initializer
    ? withFallback(machine, values, element.initializer, frame)
    : values;
  bind(machine, element.name, held, frame, undefined);
}
