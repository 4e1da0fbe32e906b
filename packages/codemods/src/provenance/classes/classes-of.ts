import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { functionObject } from "../members/function-object.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { flatMap, NOTHING, one } from "../values.ts";

/** Where a class site keeps its base; no code can spell the name. */
export const BASE = "(base)";
/** Where an instance keeps its class; no code can spell the name. */
export const CLASS = "(class)";

/** Classes as instances know them: a constructor of old style by the object that holds its prototype. */
export function asClasses(machine: Machine, values: Values): Values {
  return flatMap(values, (value) =>
    one(value.kind === "function" ? functionObject(machine, value) : value),
  );
}

/** The class of an instance and all its bases; a class site itself and its bases. */
export function classesOf(machine: Machine, self: SiteValue): readonly SiteValue[] {
  const found: SiteValue[] = [];
  const first = self.is === "instance" ? [...machine.read(machine.prop(self, CLASS))] : [self];
  const visit = (value: Value): void => {
    if (value.kind !== "site" || found.includes(value)) return;
    found.push(value);
    for (const base of machine.read(machine.prop(value, BASE))) visit(base);
  };
  for (const value of first) visit(value);
  return found;
}

/**
 * What is asked of the classes of an instance: what one of them has hides what its bases have, and nothing of the
 * others that the instance may be of.
 */
export function nearest(
  machine: Machine,
  self: SiteValue,
  ask: (site: SiteValue) => Values,
): Values {
  return nearestFrom(machine, machine.read(machine.prop(self, CLASS)), ask);
}

/** The same, of some classes and their bases. */
export function nearestFrom(
  machine: Machine,
  classes: Values,
  ask: (site: SiteValue) => Values,
): Values {
  const asked = new Set<Value>();
  const within = (site: Value): Values => {
    if (site.kind !== "site" || asked.has(site)) return NOTHING;
    asked.add(site);
    const found = ask(site);
    return found.size > 0 ? found : flatMap(machine.read(machine.prop(site, BASE)), within);
  };
  return flatMap(classes, within);
}

/** The bases of the class that a place stands in, as the instance at hand has them. */
export function basesAt(machine: Machine, node: ts.Node, self: SiteValue): readonly SiteValue[] {
  const enclosing = ts.findAncestor(node, ts.isClassLike);
  return classesOf(machine, self)
    .filter((site) => site.node === enclosing)
    .flatMap((site) => [...machine.read(machine.prop(site, BASE))])
    .filter((base) => isSite(base, "class", "function"));
}
