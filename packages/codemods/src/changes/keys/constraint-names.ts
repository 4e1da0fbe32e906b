import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName } from "../../facts/shapes.ts";
import { keyNames } from "../../provenance/types/key-names.ts";
import { mappedSource } from "../../provenance/types/mapped-structure.ts";
import type { DeclaredRoles } from "./declared-roles.ts";
import { namesKeys } from "./names-keys.ts";

/**
 * The names of a list of the program's own that a type parameter is one of, `K extends 'title' | 'target'`: they stay those of
 * v1 where v2 has one of them deeper. Null where it is none, or what v2 has is listed.
 */
export function constraintNames(
  facts: Facts,
  type: ts.TypeReferenceNode,
  { roles }: DeclaredRoles,
): readonly string[] | null {
  const { machine, program } = facts;
  const { scopes } = program.moduleOf(type);
  const declared = scopes.resolveType(type.typeName.getText(), type);
  const listed =
    declared && ts.isTypeParameterDeclaration(declared) ? declared.constraint : undefined;
  if (!listed || namesKeys(facts, listed) || takesOver(declared?.parent)) return null;
  const names = keyNames({ ...machine.types, program }, machine.types.refer(listed), listed);
  const isDeeper = (name: string): boolean =>
    [...roles].some((role) => containerOfName(role, name) !== null);
  return names && [...names].some(isDeeper) ? [...names] : null;
}

/** `{ [K in 'title' | 'target']: Habit[K] }`: its members follow those that it is made of, by the names in it. */
function takesOver(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isMappedTypeNode(node) && mappedSource(node) !== null;
}
