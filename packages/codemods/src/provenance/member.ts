import type { ts } from "ts-morph";
import { classMember } from "./class.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { exported } from "./module.ts";
import { nativeMethod } from "./native/methods.ts";
import type { Native } from "./native/native.ts";
import { serviceMember } from "./service-member.ts";
import { valuesOf } from "./typed.ts";
import {
  flatMap,
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
export function member(machine: Machine, value: Value, name: string, frame: Frame, node: ts.Node): Values {
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
export function functionObject(machine: Machine, value: Extract<Value, { kind: "function" }>): SiteValue {
  return machine.site(value.node, value.context, "function");
}

function siteMember(machine: Machine, site: SiteValue, name: string, frame: Frame, node: ts.Node): Values {
  if (site.is === "exports") return exported(machine, site.context.module, name);
  const method = nativeMethod(machine, site, name);
  if (method) return method;
  if (site.is === "json") return JUST_PLAIN;
  if (site.is === "instance" || site.is === "class") {
    return union(machine.read(machine.prop(site, name)), classMember(machine, site, name, frame, node));
  }
  if (site.is === "function" && name === "prototype") {
    return one(machine.site(site.node, site.context, "object"));
  }
  return union(
    machine.read(machine.prop(site, name)),
    site.own.has(name) ? NOTHING : spreadMember(machine, site, name, frame, node),
    site.is === "array" && !/^\d+$/.test(name) ? NOTHING : machine.read(site.element),
  );
}

function spreadMember(machine: Machine, site: SiteValue, name: string, frame: Frame, node: ts.Node): Values {
  return flatMap(machine.read(site.spread), (value) => machine.verbs.member(value, name, frame, node));
}

/** A member of a declared type; scalars stay fields, so that what holds them is known. */
function typedMember(machine: Machine, value: TypedValue, name: string): Values {
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
    if (typed.length > 0) return union(...typed.map((base) => typedMember(machine, base, name)));
    return structure.index ? valuesOf(machine, structure.index) : JUST_UNKNOWN;
  }
  if (!found.type) return JUST_UNKNOWN;
  const values = valuesOf(machine, found.type);
  const scalar = [...values].every((each) => each.kind === "plain" || each.kind === "unknown");
  return scalar ? one(machine.intern.field(value, name)) : values;
}

/** Writes a member; a name that is not known writes to all. */
export function writeMember(machine: Machine, value: Value, name: string | null, values: Values, frame: Frame): void {
  if (value.kind === "function") {
    writeMember(machine, functionObject(machine, value), name, values, frame);
  } else if (value.kind === "site") {
    machine.write(name === null ? value.element : machine.prop(value, name), values);
  }
}
