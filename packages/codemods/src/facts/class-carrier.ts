import { ts } from "ts-morph";
import { classesOf } from "../provenance/classes-of.ts";
import type { Machine } from "../provenance/machine.ts";
import type { SiteValue } from "../provenance/value.ts";
import { changedNames } from "./shapes.ts";

/** The class that declares what an instance holds: of its classes the one that has a member that changes. */
export function classCarrier(machine: Machine, instance: SiteValue): ts.Node | null {
  const classes = classesOf(machine, instance)
    .map(({ node }) => node)
    .filter(ts.isClassLike);
  return classes.find(declaresChanged) ?? classes[0] ?? null;
}

const CHANGED: ReadonlySet<string> = new Set(changedNames("habit"));

function declaresChanged(node: ts.ClassLikeDeclaration): boolean {
  return node.members.some(
    ({ name }) => name !== undefined && ts.isIdentifier(name) && CHANGED.has(name.text),
  );
}
