import { ts } from "ts-morph";
import { classesOf } from "../provenance/classes/classes-of.ts";
import type { Machine } from "../provenance/machine.ts";
import type { SiteValue } from "../provenance/value.ts";
import { changedNames } from "./shapes.ts";

/**
 * The class that declares what an instance holds: of its classes the one that has a member that changes. The
 * function that stands for a class of old declares none.
 */
export function classCarrier(machine: Machine, instance: SiteValue): ts.Node | null {
  const nodes = classesOf(machine, instance).map(({ node }) => node);
  const classes = nodes.filter(ts.isClassLike);
  return classes.find(declaresChanged) ?? classes[0] ?? nodes.find(ts.isFunctionLike) ?? null;
}

/** All classes of an instance that have a member that changes. */
export function declaringClasses(machine: Machine, instance: SiteValue): readonly ts.Node[] {
  return classesOf(machine, instance)
    .map(({ node }) => node)
    .filter(ts.isClassLike)
    .filter(declaresChanged);
}

const CHANGED: ReadonlySet<string> = new Set(changedNames("habit"));

function declaresChanged(node: ts.ClassLikeDeclaration): boolean {
  return node.members.some(
    ({ name }) => name !== undefined && ts.isIdentifier(name) && CHANGED.has(name.text),
  );
}
