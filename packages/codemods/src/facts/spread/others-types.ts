import type { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { bearingNodes } from "../carrier.ts";
import type { Others } from "../others/others.ts";
import type { RoleTable } from "../role-table.ts";
import { typedRoles } from "./typed-roles.ts";

/** How deep a type is followed into its members: recursive types have no end. */
const DEPTH = 12;

/**
 * Types that describe what other services answer, and nothing of this one: the names of their members
 * are not ours to change, however much code treats both alike.
 */
export function othersTypes(
  machine: Machine,
  others: Others,
  scratch: RoleTable,
): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  for (const [type, values] of machine.typeFlows) {
    const all = [...values];
    if (all.some((value) => others.has(value))) collectDeclared(machine, type, found);
    typedRoles(
      scratch,
      type,
      all.filter(({ kind }) => kind === "service"),
    );
  }
  for (const node of bearingNodes(scratch.of.keys())) found.delete(node);
  return found;
}

/** Collects what declares the objects of a type, and those in them. */
export function collectDeclared(
  machine: Machine,
  type: TypeRef,
  found: Set<ts.Node>,
  depth = 0,
): void {
  if (depth > DEPTH) return;
  const structure = machine.types.expand(type);
  const descend = (part: TypeRef): void => collectDeclared(machine, part, found, depth + 1);
  if (structure.is === "union" || structure.is === "tuple") structure.of.forEach(descend);
  else if (structure.is === "list" || structure.is === "promise" || structure.is === "record")
    descend(structure.of);
  else if (structure.is === "object" && !found.has(structure.declaration)) {
    found.add(structure.declaration);
    for (const { type: inner } of structure.members.values()) if (inner) descend(inner);
    structure.bases.forEach(descend);
  }
}
