import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import { memberNames, objectParts } from "../../provenance/types/whole-structure.ts";
import { returnedStructures } from "./returned-type.ts";
import { writtenRoles } from "./written-roles.ts";

/** What an object type is to the service, and where it is declared. */
export interface DeclaredRoles {
  readonly roles: ReadonlySet<Role>;
  readonly declaration: ts.Node;
  /** The names of all its members. */
  readonly names: readonly string[];
}

/** The roles of the object type that a type node stands for, with its declaration; null where it has none. */
export function declaredRoles(facts: Facts, type: ts.TypeNode): DeclaredRoles | null {
  const { types } = facts.machine;
  const structure = types.expand(types.refer(type));
  // What is written out keeps its names.
  if (structure.is === "object" && structure.by && types.apart.has(structure.by)) return null;
  if (structure.is !== "unknown") return rolesOf(facts, [structure]);
  return rolesOf(facts, returnedStructures(facts, type)) ?? writtenRoles(facts, type);
}

/** The roles that the declarations of some types have. */
export function rolesOf(facts: Facts, structures: readonly Structure[]): DeclaredRoles | null {
  const { types } = facts.machine;
  const parts = structures.flatMap((each) => objectParts((ref) => types.expand(ref), each));
  const declared = parts.flatMap(({ declaration }) => {
    const roles = facts.roles.of.get(declaration);
    return roles ? [{ roles, declaration }] : [];
  });
  const [first] = declared;
  const roles = new Set(declared.flatMap((each) => [...each.roles]));
  return first ? { ...first, roles, names: memberNames(parts) } : null;
}
