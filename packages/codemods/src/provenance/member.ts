import type { ts } from "ts-morph";
import { type Cell, createCell } from "./cell.ts";
import { classMember } from "./class.ts";
import { copiedFrom } from "./copied.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { exported } from "./module.ts";
import { nativeMethod } from "./native/methods.ts";
import type { Native } from "./native/native.ts";
import { serviceMember } from "./service-member.ts";
import { valuesOf } from "./typed.ts";
import {
  isNullish,
  JUST_FOREIGN,
  JUST_PLAIN,
  JUST_UNKNOWN,
  NOTHING,
  one,
  type SiteValue,
  type TypedValue,
  union,
  type Value,
  type Values,
} from "./value.ts";

/** What a member of a value can be. */
export function member(
  machine: Machine,
  value: Value,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  switch (value.kind) {
    case "service":
      return serviceMember(machine, value, name);
    case "field":
      return nativeMethod(machine, value, name) ?? one(value);
    case "site":
      return siteMember(machine, value, name, frame, node);
    case "typed":
      return typedMember(machine, value, name);
    case "native":
      return nativeMember(machine, value.native.members?.[name] ?? null);
    case "function":
      return functionMember(machine, value, name, frame, node);
    case "text":
      return nativeMethod(machine, value, name) ?? JUST_PLAIN;
    case "plain":
      return value.nullish ? NOTHING : (nativeMethod(machine, value, name) ?? JUST_PLAIN);
    case "foreign":
      return JUST_FOREIGN;
    case "unknown":
      return nativeMethod(machine, value, name) ?? JUST_UNKNOWN;
  }
}

function nativeMember(machine: Machine, native: Native | null): Values {
  return native ? one(machine.intern.native(native, null)) : JUST_UNKNOWN;
}

function functionMember(
  machine: Machine,
  value: Extract<Value, { kind: "function" }>,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const method = nativeMethod(machine, value, name);
  if (method) return method;
  return siteMember(machine, functionObject(machine, value), name, frame, node);
}

/** The object that holds what code writes to a function, such as `prototype`. */
export function functionObject(
  machine: Machine,
  value: Extract<Value, { kind: "function" }>,
): SiteValue {
  return machine.site(value.node, value.context, "function");
}

function siteMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (site.is === "exports") return exported(machine, site.context.module, name);
  const method = nativeMethod(machine, site, name);
  if (method) return method;
  if (site.is === "json") return JUST_PLAIN;
  if (site.is === "instance" || site.is === "class") {
    return union(
      machine.read(machine.prop(site, name)),
      classMember(machine, site, name, frame, node),
    );
  }
  if (site.is === "function" && name === "prototype") {
    return one(machine.site(site.node, site.context, "object"));
  }
  const layered = layeredMember(machine, site, name, frame, node);
  if (layered) return layered;
  const held = copiedFrom(machine, site, (each) => each.own.has(name));
  return union(...held.map((value) => ownMember(machine, value, site, name, frame, node)));
}

/** What one of the objects that a site is made of has itself. */
function ownMember(
  machine: Machine,
  value: Value,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const isCopy = value.kind !== "site" || (value !== site && !isPlainObject(value));
  if (isCopy) return machine.verbs.member(value, name, frame, node);
  if (value.kind !== "site") return NOTHING;
  const hasPositions = value.is === "array" && !/^\d+$/.test(name);
  return union(
    machine.read(machine.prop(value, name)),
    hasPositions ? NOTHING : machine.read(value.element),
  );
}

/** More copies than this and their order is not worth following. */
const MOST_COPIES = 4;

/**
 * A member of an object literal by the order in which it is written: what comes later hides what came
 * before. Null where that is not known, or too much to follow.
 */
function layeredMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values | null {
  const layers = site.layers.filter((layer) => layer !== undefined);
  const copies = layers.filter((layer) => layer.name === null);
  if (copies.length === 0 || site.element.values.size > 0) return null;
  if (copies.some(({ cell }) => machine.read(cell).size > MOST_COPIES)) return null;
  const later = site.assigned.get(name);
  const found: Values[] = later ? [machine.read(later)] : [];
  for (const layer of layers.reverse()) {
    const values = machine.read(layer.cell);
    if (layer.name === name) return union(...found, values);
    if (layer.name !== null) continue;
    for (const value of values) found.push(machine.verbs.member(value, name, frame, node));
    if (values.size > 0 && [...values].every((value) => surelyHas(value, name)))
      return union(...found);
  }
  return union(...found);
}

function surelyHas(value: Value, name: string): boolean {
  if (value.kind !== "site" || value.is !== "object") return false;
  const layer = value.layers.find((each) => each?.name === name);
  const held = layer?.cell.values;
  return (
    held !== undefined &&
    held.size > 0 &&
    ![...held].some((each) => isNullish(each) || each.kind === "unknown")
  );
}

/** Whether an object's members are just those that were written to it. */
function isPlainObject(site: SiteValue): boolean {
  return site.is === "object" || site.is === "array";
}

/** A member of a declared type; scalars stay fields, so that what holds them is known. */
function typedMember(
  machine: Machine,
  value: TypedValue,
  name: string,
  outer: readonly TypedValue[] = [],
): Values {
  if (outer.includes(value)) return NOTHING;
  const method = nativeMethod(machine, value, name);
  if (method) return method;
  const structure = machine.types.expand(value.type);
  if (structure.is === "record") return valuesOf(machine, structure.of);
  if (structure.is === "tuple") {
    const element = structure.of[Number(name)];
    return element ? valuesOf(machine, element) : JUST_PLAIN;
  }
  if (structure.is !== "object") return JUST_UNKNOWN;
  const found = structure.members.get(name);
  if (!found) {
    const inherited = structure.bases.flatMap((base) => [...valuesOf(machine, base)]);
    const typed = inherited.filter((base) => base.kind === "typed");
    if (typed.length > 0) return union(...typed.map((base) => typedMember(machine, base, name, [...outer, value])));
    return structure.index ? valuesOf(machine, structure.index) : JUST_UNKNOWN;
  }
  if (!found.type) return JUST_UNKNOWN;
  const values = valuesOf(machine, found.type);
  const scalar = [...values].every((each) => each.kind === "plain" || each.kind === "unknown");
  return scalar ? one(machine.intern.field(value, name)) : values;
}

function assignedCell(site: SiteValue, name: string): Cell {
  const cell = site.assigned.get(name) ?? createCell();
  site.assigned.set(name, cell);
  return cell;
}

/** Writes a member; a name that is not known writes to all. */
export function writeMember(
  machine: Machine,
  value: Value,
  name: string | null,
  values: Values,
  frame: Frame,
): void {
  if (value.kind === "function") {
    writeMember(machine, functionObject(machine, value), name, values, frame);
  } else if (value.kind === "site") {
    machine.write(name === null ? value.element : machine.prop(value, name), values);
    if (name !== null && value.is === "object") machine.write(assignedCell(value, name), values);
  }
}
