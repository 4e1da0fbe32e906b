import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";

/** What an object type is to the service, and where it is declared. */
export interface DeclaredRoles {
  readonly roles: ReadonlySet<Role>;
  readonly declaration: ts.Node;
}

/** The roles of the object type that a type node stands for, with its declaration; null where it has none. */
export function declaredRoles(facts: Facts, type: ts.TypeNode): DeclaredRoles | null {
  const structure = facts.machine.types.expand(facts.machine.types.refer(type));
  if (structure.is !== "object") return null;
  const { declaration } = structure;
  const roles = facts.roles.of.get(declaration);
  return roles ? { roles, declaration } : null;
}
