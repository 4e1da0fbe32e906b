import { ts } from "ts-morph";
import type { Module, Program } from "../program/program.ts";
import {
  type ExternalType,
  exportedType,
  importedType,
  isTypeDeclaration,
} from "./imported-type.ts";
import type { TypeDeclaration } from "./type-ref.ts";

/** The declaration that a type name refers to, through imports; null for a global type. */
export function declarationOf(
  program: Program,
  entity: ts.EntityName,
  module: Module,
): TypeDeclaration | ExternalType | null {
  if (!ts.isIdentifier(entity)) return memberOfNamespace(program, entity, module);
  const found = module.scopes.resolveType(entity.text, entity);
  if (!found) return null;
  return isTypeDeclaration(found) ? found : importedType(program, module, found);
}

/** `namespace.Name`, where the namespace is an import. */
function memberOfNamespace(
  program: Program,
  entity: ts.QualifiedName,
  module: Module,
): TypeDeclaration | ExternalType | null {
  const namespace = entity.left;
  if (!ts.isIdentifier(namespace)) return null;
  const imported = module.scopes.resolveType(namespace.text, entity);
  return imported && ts.isNamespaceImport(imported)
    ? exportedType(program, module, imported.parent.parent, entity.right.text)
    : null;
}
