import { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import { implicitCall } from "./invocation.ts";
import { layerAt } from "./layer-at.ts";
import type { Machine } from "./machine.ts";
import { copiedByKey } from "./members/copied-by-key.ts";
import { keepKeys } from "./members/map-keys.ts";
import { knownTexts } from "./text/text.ts";
import { listedFieldNames } from "./types/listed-field-names.ts";
import { isNullish, type SiteValue, type Values } from "./value.ts";
import { flatMap, NOTHING, one, without } from "./values.ts";

export function evaluateObject(
  machine: Machine,
  node: ts.ObjectLiteralExpression,
  frame: Frame,
): Values {
  const site = machine.site(node, frame.context, "object");
  site.own.clear();
  for (const [index, property] of node.properties.entries()) {
    evaluateMember(machine, site, property, frame, index);
  }
  return one(site);
}

function evaluateMember(
  machine: Machine,
  site: SiteValue,
  property: ts.ObjectLiteralElementLike,
  frame: Frame,
  index: number,
): void {
  if (ts.isSpreadAssignment(property)) {
    site.own.clear();
    const values = machine.verbs.evaluate(property.expression, frame);
    machine.write(site.spread, values);
    machine.write(layerAt(site, index, null), values);
  } else if (ts.isShorthandPropertyAssignment(property)) {
    const { text } = property.name;
    define(machine, site, text, machine.verbs.evaluate(property.name, frame), index);
  } else if (isPrototype(property)) {
    machine.write(site.spread, machine.verbs.evaluate(property.initializer, frame));
  } else if (ts.isPropertyAssignment(property)) {
    evaluateAssigned(machine, site, property, frame, index);
  } else {
    const names = namesOf(machine, property.name, frame) ?? [];
    const fn = one(machine.intern.fn(property, frame.context, site));
    for (const name of names)
      define(machine, site, name, accessed(machine, property, fn, frame), index);
  }
}

/** `__proto__: habit`: what an object inherits from, as from what `Object.create` is given. */
function isPrototype(
  property: ts.ObjectLiteralElementLike,
): property is ts.PropertyAssignment & { readonly name: ts.Identifier | ts.StringLiteral } {
  return (
    ts.isPropertyAssignment(property) &&
    (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
    property.name.text === "__proto__"
  );
}

/** A property under a name that may be computed; values under an unknown one may be any member's. */
function evaluateAssigned(
  machine: Machine,
  site: SiteValue,
  property: ts.PropertyAssignment,
  frame: Frame,
  index: number,
): void {
  const names = namesOf(machine, property.name, frame);
  if (ts.isComputedPropertyName(property.name)) {
    const keys = machine.latest.get(property.name.expression) ?? NOTHING;
    machine.lookUps.record(site.node, keys, one(site));
    keepKeys(machine, site, keys);
  }
  const values = atHome(
    machine,
    machine.verbs.evaluate(property.initializer, frame),
    property,
    site,
  );
  if (!names) writeUnknown(machine, site, property, values, frame);
  for (const name of names ?? [])
    define(machine, site, name, values, names?.length === 1 ? index : null);
}

/** What is put under a name that is not known: what is copied member by member has the same members. */
function writeUnknown(
  machine: Machine,
  site: SiteValue,
  { name, initializer }: ts.PropertyAssignment,
  values: Values,
  frame: Frame,
): void {
  const copied = ts.isComputedPropertyName(name)
    ? copiedByKey(machine, name.expression, initializer, frame, false)
    : null;
  if (copied) machine.write(site.spread, without(copied, isNullish));
  else machine.write(site.element, values);
}

/** A `function` that is written as a member has the object as its `this`. */
function atHome(
  machine: Machine,
  values: Values,
  property: ts.PropertyAssignment,
  site: SiteValue,
): Values {
  if (!ts.isFunctionExpression(property.initializer)) return values;
  return flatMap(values, (value) =>
    one(
      value.kind === "function" && value.node === property.initializer
        ? machine.intern.fn(value.node, value.context, site)
        : value,
    ),
  );
}

/** A getter is the value it gives. */
function accessed(machine: Machine, property: ts.Node, fn: Values, frame: Frame): Values {
  if (!ts.isGetAccessor(property)) return fn;
  return machine.verbs.invoke(fn, implicitCall({ frame, node: property }, []));
}

function define(
  machine: Machine,
  site: SiteValue,
  name: string,
  values: Values,
  index: number | null,
): void {
  site.own.add(name);
  machine.write(machine.prop(site, name), values);
  if (index !== null) machine.write(layerAt(site, index, name), values);
}

/** The names that a property may have; null where a computed name is not known. */
export function namesOf(
  machine: Machine,
  name: ts.PropertyName,
  frame: Frame,
): readonly string[] | null {
  if (!ts.isComputedPropertyName(name)) return [name.text];
  const values = machine.verbs.evaluate(name.expression, frame);
  const texts = knownTexts(values);
  const names = texts.length > 0 ? texts : [...listedFieldNames(machine, values)];
  return names.length > 0 ? names : null;
}
