import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import { implicitCall } from "../invocation.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { inheritedNative } from "../native/inherited-native.ts";
import { containerMethod, containerStatic } from "../native/native-base.ts";
import { declaredType } from "../types/declared-type.ts";
import { annotated } from "../types/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { flatMap, NOTHING, one, union } from "../values.ts";
import { BASE, classesOf, nearest } from "./classes-of.ts";
import { decorated } from "./decorated.ts";
import { isStatic } from "./is-static.ts";
import { getterCell, gettersOf, prototypesOf } from "./prototypes-of.ts";

/** What an instance has by its class, and a class by its bases. */
export function classMember(
  machine: Machine,
  self: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (self.is === "class") {
    const sources = staticSources(machine, self, name, new Set());
    const inherited = sources
      .filter((site) => site !== self)
      .map((base) => machine.read(machine.prop(base, name)));
    const found = union(
      flatMap(union(...inherited), (value) => one(rebound(machine, value, self))),
      ...sources.map((site) => staticGetter(machine, site, self, name, frame)),
    );
    return found.size > 0 ? found : containerStatic(machine, self, name);
  }
  const found = nearest(machine, self, (site) => methodOf(machine, site, self, name, frame, node));
  return found.size > 0 ? found : nativeMethod(machine, self, name);
}

/** What an instance has of what the language gives the classes that its own extends. */
export function nativeMethod(machine: Machine, self: SiteValue, name: string): Values {
  return union(
    containerMethod(machine, self, name),
    flatMap(
      new Set(
        classesOf(machine, self).flatMap((site) => [...machine.read(machine.prop(site, BASE))]),
      ),
      (base) => inheritedNative(machine, base, self, name),
    ),
  );
}

/** The classes from which a static member may come: what a class declares itself hides those of its bases. */
function staticSources(
  machine: Machine,
  site: SiteValue,
  name: string,
  asked: Set<SiteValue>,
): readonly SiteValue[] {
  if (asked.has(site)) return [];
  asked.add(site);
  if (declaresStatic(machine, site, name)) return [site];
  const bases = [...machine.read(machine.prop(site, BASE))];
  return [
    site,
    ...bases.flatMap((base) =>
      base.kind === "site" ? staticSources(machine, base, name, asked) : [],
    ),
  ];
}

function declaresStatic(machine: Machine, site: SiteValue, name: string): boolean {
  return (
    ts.isClassLike(site.node) &&
    site.node.members.some(
      (member) => isStatic(member) && member.name && isNamed(machine, site, member.name, name),
    )
  );
}

/** What a static getter of a class gives. */
function staticGetter(
  machine: Machine,
  site: SiteValue,
  self: SiteValue,
  name: string,
  frame: Frame,
): Values {
  const members: readonly ts.ClassElement[] = ts.isClassLike(site.node) ? site.node.members : [];
  const getter = members
    .filter(ts.isGetAccessorDeclaration)
    .find((each) => isStatic(each) && isNamed(machine, site, each.name, name));
  if (!getter) return NOTHING;
  const fn = one(machine.intern.fn(getter, site.context, self));
  return machine.verbs.invoke(fn, implicitCall({ frame, node: getter }, []));
}

/** What one class gives an instance under a name: a method bound to it, or what a getter gives. */
export function methodOf(
  machine: Machine,
  site: SiteValue,
  self: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (site.is === "function") return ofPrototype(machine, site, self, name, frame, node);
  if (!ts.isClassLike(site.node)) return NOTHING;
  const member = site.node.members.find(
    (each) =>
      !isStatic(each) && !isOverload(each) && each.name && isNamed(machine, site, each.name, name),
  );
  if (!member)
    return union(
      parameterProperty(machine, site, self, name),
      ofPrototype(machine, site, self, name, frame, node),
    );
  const inClass: Frame = { context: site.context, flow: new Map() };
  if (ts.isMethodDeclaration(member)) return decorated(machine, member, site, self);
  if (ts.isGetAccessor(member)) {
    const getter = one(machine.intern.fn(member, site.context, self));
    const at = site.context.module.isModel ? member : node;
    return machine.verbs.invoke(getter, { ...implicitCall({ frame, node: at }, []), self });
  }
  const type = ts.isPropertyDeclaration(member) ? declaredType(member) : undefined;
  if (!type) return NOTHING;
  return annotated(machine, machine.read(machine.prop(self, name)), type, inClass);
}

/** What code put into the prototype of a class: a method bound to the instance, or what a getter gives for it. */
function ofPrototype(
  machine: Machine,
  site: SiteValue,
  self: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const prototypes = prototypesOf(machine, site);
  const found = flatMap(prototypes, (each) => machine.verbs.member(each, name, frame, node));
  const sites = [...prototypes].filter((each) => each.kind === "site");
  const getters = union(...sites.map((each) => machine.read(getterCell(machine, each, name))));
  const asked = { ...implicitCall({ frame, node }, []), self };
  // The others are asked as well, as names that code does not spell out may be read, too.
  const all = getters.size > 0 ? sites.map((each) => gettersOf(machine, each)) : [];
  machine.verbs.invoke(bindTo(machine, union(...all), self), asked);
  return union(
    bindTo(machine, found, self),
    machine.verbs.invoke(bindTo(machine, getters, self), asked),
  );
}

function parameterProperty(
  machine: Machine,
  site: SiteValue,
  self: SiteValue,
  name: string,
): Values {
  if (!ts.isClassLike(site.node)) return NOTHING;
  const declared = site.node.members.find(ts.isConstructorDeclaration);
  const parameter = declared?.parameters.find(
    (each) => each.modifiers?.length && ts.isIdentifier(each.name) && each.name.text === name,
  );
  if (!parameter?.type) return NOTHING;
  return annotated(machine, machine.read(machine.prop(self, name)), parameter.type, {
    context: site.context,
    flow: new Map(),
  });
}

/** A static method that a class inherits has that class as its `this`. */
function rebound(machine: Machine, value: Value, self: SiteValue): Value {
  const isMethod = value.kind === "function" && value.self && isSite(value.self, "class");
  return isMethod ? machine.intern.fn(value.node, value.context, self) : value;
}

function bindTo(machine: Machine, values: Values, self: SiteValue): Values {
  return flatMap(values, (value) => {
    if (value.kind === "native" && value.self === null)
      return one(machine.intern.native(value.native, self));
    return one(
      value.kind === "function" ? machine.intern.fn(value.node, value.context, self) : value,
    );
  });
}

function isNamed(
  machine: Machine,
  { context }: SiteValue,
  member: ts.PropertyName,
  name: string,
): boolean {
  if (!ts.isComputedPropertyName(member)) return member.text === name;
  return namesOf(machine, member, { context, flow: new Map() })?.includes(name) ?? false;
}

/** A signature without a body, which only says how the method behind it may be called. */
function isOverload(member: ts.ClassElement): boolean {
  return ts.isMethodDeclaration(member) && !member.body;
}
