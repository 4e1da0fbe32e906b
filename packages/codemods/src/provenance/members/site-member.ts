import type { ts } from "ts-morph";
import { mockMember } from "../../mock/mock-member.ts";
import { schemaMember } from "../../validation/schema-values.ts";
import { classMember } from "../classes/class-member.ts";
import { CLASS } from "../classes/classes-of.ts";
import { givenByLibrary } from "../classes/given-by-library.ts";
import { nativeBaseOf } from "../classes/native-base-of.ts";
import { prototypesOf } from "../classes/prototypes-of.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { exported } from "../modules/module.ts";
import { builtIn } from "../native/built-in.ts";
import { MERGED } from "../native/merged.ts";
import { nativeMethod } from "../native/methods.ts";
import { urlMember } from "../native/url.ts";
import { heldAt } from "../order/written.ts";
import { orAbsent } from "../statements/truth.ts";
import { isSite, isWrittenTo, type SiteValue, type Value, type Values } from "../value.ts";
import { flatMap, JUST_NULLISH, JUST_PLAIN, NOTHING, union, without } from "../values.ts";
import { isClosed } from "./closed.ts";
import { copiedFrom } from "./copied.ts";
import { isKept } from "./kept-member.ts";
import { isLayered, layeredMember } from "./layered-member.ts";

/** What a member of an object that code creates can be. */
export function siteMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  // What a map or a set holds is none of its members: its size is a number, however much is in it.
  if (name === "size" && (site.is === "map" || site.is === "set")) return builtIn(site.is, name);
  const found = madeMember(machine, site, name, frame, node);
  // A part of a URL of which nothing is known yet is not any text: a later round finds what it is.
  const isOpen = site.is === "url" && urlMember(machine, site, name, node) !== null;
  return found.size > 0 || isOpen ? found : builtIn(site.is, name);
}

/** A member that code or a library gave it. */
function madeMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (site.is === "exports") return exported(machine, site.context.module, name);
  // What listens to a request hears its answer, not what code sends to a target of its own.
  const own = site.is === "emitter" ? machine.read(machine.prop(site, name)) : NOTHING;
  if (own.size > 0) return own;
  const method = nativeMethod(machine, site, name);
  if (method) return method;
  if (site.is === "json") return JUST_PLAIN;
  if (site.is === "schema") return schemaMember(machine, site, name);
  const part = partOf(machine, site, name, node);
  if (part) return part;
  const mocked = mockMember(machine, site, name);
  if (mocked) return mocked;
  if ((site.is === "function" || site.is === "class") && name === "prototype") {
    return prototypesOf(machine, site);
  }
  if (site.is === "instance" || site.is === "class") {
    return instanceMember(machine, site, name, frame, node);
  }
  const merged = site.own.has(name) ? machine.read(machine.prop(site, MERGED)) : NOTHING;
  return union(
    objectMember(machine, site, name, frame, node),
    flatMap(merged, (value) => machine.verbs.member(value, name, frame, node)),
  );
}

/** A part of a URL, and what a request was made with: an interceptor that writes it anew finds that and not its own. */
function partOf(machine: Machine, site: SiteValue, name: string, node: ts.Node): Values | null {
  if (site.is === "url") return urlMember(machine, site, name, node);
  if (site.is !== "axios-config") return null;
  const given = machine.site(site.node, site.context, "axios-given");
  const values = machine.read(machine.prop(given, name));
  return values.size > 0 ? values : null;
}

/**
 * A member of any of some values. States that copy each other have the same members: what they copy from is
 * asked once for all of them.
 */
export function memberOfAll(
  machine: Machine,
  values: Values,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const copying = [...values].filter((value) => isMadeOfCopies(machine, value, name));
  if (copying.length < 2)
    return flatMap(values, (value) => machine.verbs.member(value, name, frame, node));
  const alike = new Set<Value>(copying);
  return union(
    heldMember(machine, copying, name, frame, node),
    flatMap(
      without(values, (value) => alike.has(value)),
      (value) => machine.verbs.member(value, name, frame, node),
    ),
  );
}

/** Whether an object has a member just where one of those has it that it copies from, or itself. */
function isMadeOfCopies(machine: Machine, value: Value, name: string): value is SiteValue {
  return (
    isSite(value, "object") &&
    value.spread.values.size > 0 &&
    !value.own.has(name) &&
    !isLayered(machine, value) &&
    mockMember(machine, value, name) === null &&
    nativeMethod(machine, value, name) === null
  );
}

/** A member of objects, or of what they copy from. */
function heldMember(
  machine: Machine,
  sites: readonly SiteValue[],
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  // A module finds itself what it exports by `export *`.
  const hides = (each: SiteValue) => each.own.has(name) || each.is === "exports";
  const asked = new Set<Value>(sites);
  const held = copiedFrom(machine, sites, hides).filter(
    (value) => !sites.every((site) => isKept(machine, site, value, name)),
  );
  return union(
    ...held.map((value) => ownMember(machine, value, asked.has(value), name, frame, node)),
  );
}

/** A member of an object by what it was written with, and by what it copied. */
function objectMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const layered = layeredMember(machine, site, name, frame, node);
  if (layered) return layered;
  const found = heldMember(machine, [site], name, frame, node);
  return found.size === 0 && isClosed(site, name) ? JUST_NULLISH : found;
}

/** A member of an instance or a class: its own, one of its class, or one that was copied into it. */
function instanceMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (site.is === "instance" && name === "constructor")
    return machine.read(machine.prop(site, CLASS));
  const place = { node, context: frame.context };
  const found = union(
    heldAt(machine, machine.prop(site, name), place, site),
    classMember(machine, site, name, frame, node),
    // What a list or a map of one's own holds is none of its members, unlike what was written under any name.
    /^\d+$/.test(name) || nativeBaseOf(machine, site) === null
      ? machine.read(site.element)
      : NOTHING,
    flatMap(machine.read(site.spread), (value) => machine.verbs.member(value, name, frame, node)),
  );
  return found.size > 0 || site.is === "class" ? found : givenByLibrary(machine, site, name);
}

/** What one of the objects that a site is made of has itself. */
function ownMember(
  machine: Machine,
  value: Value,
  isAsked: boolean,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const isCopy = value.kind !== "site" || (!isAsked && !isPlainObject(value));
  if (isCopy) return machine.verbs.member(value, name, frame, node);
  if (value.kind !== "site") return NOTHING;
  // The answer to a request, and what a promise gives, is none of its members, such as `unwrap` of what a store dispatched.
  const isApart = isSite(value, "array", "arguments")
    ? !/^\d+$/.test(name)
    : isSite(value, "request") || (isSite(value, "promise") && isWrittenTo(value, name));
  const place = { node, context: frame.context };
  const first = () => value.layers.find((layer) => layer?.name === name)?.cell ?? null;
  const placed = heldAt(machine, machine.prop(value, name), place, value, first);
  if (isApart) return placed;
  const held = machine.read(value.element);
  return placed.size === 0 && value.is === "array" ? orAbsent(held) : union(placed, held);
}

/** Whether an object's members are just those that were written to it. */
function isPlainObject(site: SiteValue): boolean {
  return site.is === "object" || site.is === "array" || site.is === "function";
}
