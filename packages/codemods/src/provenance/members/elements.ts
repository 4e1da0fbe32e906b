import { nativeBaseOf } from "../classes/native-base-of.ts";
import type { Frame } from "../frame.ts";
import { iterated } from "../iterated.ts";
import type { Machine } from "../machine.ts";
import { streamed } from "../native/response.ts";
import { valuesOf } from "../types/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import {
  flatMap,
  JUST_DECLARED,
  JUST_PLAIN,
  JUST_UNKNOWN,
  NOTHING,
  one,
  union,
} from "../values.ts";
import { copiedFrom } from "./copied.ts";
import { mapKeys } from "./map-keys.ts";
import { serviceItems } from "./service-items.ts";

/** What iterating a value gives. */
export function elements(machine: Machine, value: Value, frame: Frame): Values {
  switch (value.kind) {
    case "service":
      // What is one thing cannot be iterated: the program never gets further with it.
      if (value.type.is === "payload") return NOTHING;
      return streamed(machine, value) ?? serviceItems(machine, value);
    case "site":
      return siteElements(machine, value, frame);
    case "typed":
      return typedElements(machine, value, frame);
    case "foreign":
    case "field":
      return one(value);
    case "unknown":
      return value.onPage ? JUST_UNKNOWN : one(value);
    case "plain":
      return value.nullish ? NOTHING : JUST_PLAIN;
    case "text":
      return JUST_PLAIN;
    case "function":
      return NOTHING;
    case "native":
      return value.native.open ? JUST_UNKNOWN : NOTHING;
  }
}

function siteElements(machine: Machine, site: SiteValue, frame: Frame): Values {
  if (site.is === "map" || (site.is === "instance" && nativeBaseOf(machine, site) === "Map"))
    return one(entry(machine, site, mapKeys(machine, site), machine.read(site.element)));
  const positions = isSite(site, "array", "arguments", "entry") ? machine.members(site) : [];
  const copied = copiedFrom(machine, [site]).filter((value) => value !== site);
  const spread = copied.map((value) =>
    value.kind === "site" && value.is === site.is
      ? ownElements(machine, value)
      : machine.verbs.elements(value, frame),
  );
  return union(...positions, machine.read(site.element), ...spread, iterated(machine, site, frame));
}

function ownElements(machine: Machine, site: SiteValue): Values {
  return union(machine.read(site.element), ...machine.members(site));
}

/** A `[key, value]` pair. */
export function entry(machine: Machine, owner: SiteValue, keys: Values, values: Values): SiteValue {
  const pair = machine.site(owner.node, owner.context, "entry");
  machine.write(machine.prop(pair, "0"), keys);
  machine.write(machine.prop(pair, "1"), values);
  return pair;
}

function typedElements(
  machine: Machine,
  value: Extract<Value, { kind: "typed" }>,
  frame: Frame,
): Values {
  const structure = machine.types.expand(value.type);
  if (structure.is === "list") return valuesOf(machine, structure.of);
  if (structure.is === "tuple")
    return union(...structure.of.map((type) => valuesOf(machine, type)));
  if (structure.is === "record") return valuesOf(machine, structure.of);
  if (structure.is === "promise") {
    return flatMap(valuesOf(machine, structure.of), (inner) =>
      machine.verbs.elements(inner, frame),
    );
  }
  return JUST_DECLARED;
}
