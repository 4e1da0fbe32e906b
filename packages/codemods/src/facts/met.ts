import { ts } from "ts-morph";
import { isDataPath } from "../program/data-files.ts";
import type { Structure } from "../provenance/types/structure.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import { collectDeclared } from "./others-types.ts";
import { isVouched, type RoleTable } from "./role-table.ts";
import { changedNames, type Role } from "./shapes.ts";

/** How deep a type is followed to its bases. */
const DEPTH = 6;

/**
 * Types that have a role only as code which habits go through takes what they declare, too: it comes from code that we do
 * not see, and neither the service nor the program is known to make any, so that it may as well be something else.
 */
export function metTypes(table: RoleTable): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  const outside = new Set<ts.Node>();
  for (const type of table.machine.outside) collectDeclared(table.machine, type, outside);
  const written = new Set([...table.declared.values()].flatMap((types) => [...types]));
  for (const [node, roles] of table.of) {
    const isOutside =
      outside.has(node) && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node));
    if (!isOutside || written.has(node) || isVouched(table, node)) continue;
    const structure = structureOf(table, node);
    const isNaming = [...roles].some((role) => names(table, structure, role).size > 0);
    if (isNaming && !isKindOfVouched(table, structure)) found.add(node);
  }
  return found;
}

/** Files of data of which nothing is sent, and nothing stands in for the service. */
export function metData(table: RoleTable): ReadonlySet<string> {
  const found = new Set<string>();
  const vouched = new Set<string>();
  for (const node of table.of.keys()) {
    const { fileName } = node.getSourceFile();
    if (!isDataPath(fileName)) continue;
    (isVouched(table, node) ? vouched : found).add(fileName);
  }
  for (const file of vouched) found.delete(file);
  return found;
}

/** A special kind of a habit is one, where its base says so by more than a name that many things have. */
function isKindOfVouched(table: RoleTable, structure: Structure, depth = 0): boolean {
  if (structure.is !== "object" || depth > DEPTH) return false;
  return structure.bases.some((base) => {
    const inner = table.machine.types.expand(base);
    if (inner.is !== "object") return false;
    const roles = [...(table.of.get(inner.declaration) ?? [])];
    const isTelling = roles.some((role) => names(table, inner, role).size > 1);
    return (
      (isTelling && isVouched(table, inner.declaration)) || isKindOfVouched(table, inner, depth + 1)
    );
  });
}

/** The members of v1 that a type names, itself or by its bases. */
function names(table: RoleTable, structure: Structure, role: Role, depth = 0): ReadonlySet<string> {
  if (structure.is !== "object" || depth > DEPTH) return new Set();
  const own = changedNames(role).filter((name) => structure.members.has(name));
  const inherited = structure.bases.flatMap((base) => [
    ...names(table, table.machine.types.expand(base), role, depth + 1),
  ]);
  return new Set([...own, ...inherited]);
}

function structureOf({ machine }: RoleTable, node: TypeRef["node"]): Structure {
  return machine.types.expand(machine.types.refer(node));
}
