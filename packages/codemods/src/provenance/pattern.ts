import { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import { namesOf } from "./literal.ts";
import type { Machine } from "./machine.ts";
import { keysOf } from "./member-access.ts";
import { assign } from "./name.ts";
import { annotated } from "./typed.ts";
import {
  flatMap,
  isNullish,
  NOTHING,
  one,
  type SiteValue,
  UNKNOWN,
  union,
  type Values,
  without,
} from "./value.ts";

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
    const taken = element.dotDotDotToken ? values : at(machine, values, index, frame, element);
    bindElement(machine, element, taken, frame);
  });
}

/** The element at a position, where positions are told apart. */
function at(machine: Machine, values: Values, index: number, frame: Frame, node: ts.Node): Values {
  return flatMap(values, (value) => {
    const direct = machine.verbs.member(value, String(index), frame, node);
    return direct.size > 0 || value.kind !== "site" ? direct : machine.verbs.elements(value, frame);
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
    const members = flatMap(values, (value) =>
      union(...(names ?? []).map((name) => machine.verbs.member(value, name, frame, element))),
    );
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

/** A default counts where the value may be missing. */
export function withFallback(
  machine: Machine,
  values: Values,
  initializer: ts.Expression,
  frame: Frame,
): Values {
  const fallback = machine.verbs.evaluate(initializer, frame);
  const present = without(values, isNullish);
  return present.size < values.size || values.size === 0 || present.has(UNKNOWN)
    ? union(present, fallback)
    : present;
}

/** `target = values`, where the target is a variable, a member or a pattern. */
export function assignTo(
  machine: Machine,
  target: ts.Expression,
  values: Values,
  frame: Frame,
): void {
  machine.see(target, values);
  if (ts.isIdentifier(target)) {
    const binding = frame.context.module.scopes.resolve(target);
    if (binding)
      assign(machine, binding, union(values, typedAs(machine, binding.node, values, frame)), frame);
  } else if (ts.isPropertyAccessExpression(target)) {
    writeTo(
      machine,
      machine.verbs.evaluate(target.expression, frame),
      target.name.text,
      values,
      frame,
    );
  } else if (ts.isElementAccessExpression(target)) {
    const receivers = machine.verbs.evaluate(target.expression, frame);
    const keys = keysOf(
      target.argumentExpression,
      machine.verbs.evaluate(target.argumentExpression, frame),
    );
    for (const key of keys ?? [null]) writeTo(machine, receivers, key, values, frame);
  } else if (ts.isArrayLiteralExpression(target)) {
    target.elements.forEach((element, index) => {
      assignTo(machine, element, at(machine, values, index, frame, element), frame);
    });
  } else if (ts.isObjectLiteralExpression(target)) {
    for (const property of target.properties) assignProperty(machine, property, values, frame);
  } else if (
    ts.isParenthesizedExpression(target) ||
    ts.isNonNullExpression(target) ||
    ts.isAsExpression(target)
  ) {
    assignTo(machine, target.expression, values, frame);
  } else if (ts.isBinaryExpression(target)) {
    assignTo(
      machine,
      target.left,
      union(values, machine.verbs.evaluate(target.right, frame)),
      frame,
    );
  }
}

function assignProperty(
  machine: Machine,
  property: ts.ObjectLiteralElementLike,
  values: Values,
  frame: Frame,
): void {
  const take = (name: string): Values =>
    flatMap(values, (value) => machine.verbs.member(value, name, frame, property));
  if (ts.isShorthandPropertyAssignment(property)) {
    assignTo(machine, property.name, take(property.name.text), frame);
  } else if (ts.isPropertyAssignment(property)) {
    const names = namesOf(machine, property.name, frame) ?? [];
    assignTo(machine, property.initializer, union(...names.map(take)), frame);
  } else if (ts.isSpreadAssignment(property)) {
    assignTo(machine, property.expression, values, frame);
  }
}

function writeTo(
  machine: Machine,
  receivers: Values,
  name: string | null,
  values: Values,
  frame: Frame,
): void {
  for (const receiver of receivers) machine.verbs.writeMember(receiver, name, values, frame);
}

/** A variable's annotation holds for each value it is given later, too. */
function typedAs(machine: Machine, declared: ts.Identifier, values: Values, frame: Frame): Values {
  const { parent } = declared;
  const type = ts.isVariableDeclaration(parent) || ts.isParameter(parent) ? parent.type : undefined;
  return annotated(machine, values, type, frame);
}

export function isRest(site: SiteValue): boolean {
  return ts.isBindingElement(site.node);
}
