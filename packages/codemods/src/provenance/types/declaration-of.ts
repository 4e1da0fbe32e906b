import { ts } from "ts-morph";
import type { Module, Program } from "../../program/program.ts";
import { type Found, importedType } from "./imported-type.ts";
import { namespaceOf, typeInNamespace } from "./namespace-of.ts";
import { declaredIn, isTypeDeclaration } from "./type-container.ts";

/** The declaration that a type name refers to, through imports and aliases; null for a type of the language. */
export function declarationOf(program: Program, entity: ts.EntityName, module: Module): Found {
  if (!ts.isIdentifier(entity)) {
    const namespace = namespaceOf(program, entity.left, module);
    return namespace && typeInNamespace(program, namespace, entity.right.text);
  }
  const found = module.scopes.resolveType(entity.text, entity);
  if (!found) return globalType(program, entity.text);
  const alias = ts.isImportEqualsDeclaration(found) ? found.moduleReference : null;
  if (alias && !ts.isExternalModuleReference(alias)) {
    const isItself = ts.isIdentifier(alias) && alias.text === entity.text;
    return isItself ? null : declarationOf(program, alias, module);
  }
  return isTypeDeclaration(found) ? found : importedType(program, module, found);
}

/** A type that a declaration file gives to every other. */
function globalType(program: Program, name: string): Found {
  for (const scope of program.ambient.global) {
    const found = ts.isSourceFile(scope)
      ? program.moduleOf(scope).scopes.resolveType(name, scope)
      : declaredIn(scope, name);
    if (found && isTypeDeclaration(found)) return found;
  }
  return null;
}
