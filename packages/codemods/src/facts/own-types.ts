import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { RoleTable } from "./role-table.ts";
import { changedNames } from "./shapes.ts";

/**
 * A `Pick<Habit, 'title'>` by which the program declares only objects of its own, that are neither sent nor
 * mixed with a habit, is a type of its own: its members keep their names, whatever becomes of a habit's. So
 * does the type of objects whose members are named by strings from elsewhere.
 */
export function withOwnTypes(
  machine: Machine,
  solve: (own: ReadonlySet<ts.Node>) => RoleTable,
): RoleTable {
  const { apart } = machine.types;
  apart.clear();
  let table = solve(new Set());
  const bridged = typesOfBridged(machine, table);
  for (const [by, objects] of table.derived)
    if (bridged.has(by) || (objects.size > 0 && isOfHabit(machine, table, by))) apart.add(by);
  if (apart.size === 0 && bridged.size === 0) return table;
  for (let before = -1; before !== apart.size; ) {
    before = apart.size;
    table = solve(bridged);
    for (const by of apart) if (table.of.has(by)) apart.delete(by);
  }
  return table;
}

/** What declares objects whose members are named by strings from elsewhere, and nothing that the service answered. */
function typesOfBridged(machine: Machine, { bridged, answered }: RoleTable): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  if (bridged.size === 0) return found;
  for (const [type, values] of machine.typeFlows) {
    const structure = machine.types.expand(type);
    if (structure.is !== "object") continue;
    const node = structure.by ?? structure.declaration;
    const isBridged = [...values].some((value) => value.kind === "site" && bridged.has(value.node));
    if (isBridged && !answered.has(node)) found.add(node);
  }
  return found;
}

/** Whether a type takes members of what changes, of which some change. */
function isOfHabit(machine: Machine, table: RoleTable, by: ts.TypeReferenceNode): boolean {
  const structure = machine.types.expand(machine.types.refer(by));
  if (structure.is !== "object") return false;
  const roles = [...(table.of.get(structure.declaration) ?? [])];
  return roles.some(
    (role) => role !== "envelope" && changedNames(role).some((name) => structure.members.has(name)),
  );
}
