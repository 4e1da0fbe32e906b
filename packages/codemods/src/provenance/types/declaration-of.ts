import { ts } from "ts-morph";
import type { Module, Program } from "../../program/program.ts";
import {
  type ExternalType,
  exportedType,
  type Found,
  importedNamespace,
  importedType,
} from "./imported-type.ts";
import { declaredIn, isTypeDeclaration } from "./type-container.ts";

/** The declaration that a type name refers to, through imports; null for a type of the language. */
export function declarationOf(program: Program, entity: ts.EntityName, module: Module): Found {
  if (!ts.isIdentifier(entity)) return memberOfNamespace(program, entity, module);
  const found = module.scopes.resolveType(entity.text, entity);
  if (!found) return globalType(program, entity.text);
  if (ts.isImportEqualsDeclaration(found)) return aliasedType(program, found, module);
  return isTypeDeclaration(found) ? found : importedType(program, module, found);
}

/** `import Habit = Api.Habit` names a type of a namespace. */
function aliasedType(
  program: Program,
  { name, moduleReference }: ts.ImportEqualsDeclaration,
  module: Module,
): Found {
  if (ts.isExternalModuleReference(moduleReference)) return null;
  const isItself = ts.isIdentifier(moduleReference) && moduleReference.text === name.text;
  return isItself ? null : declarationOf(program, moduleReference, module);
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

/** `namespace.Name`, where the namespace is an import or declared in the program. */
function memberOfNamespace(program: Program, entity: ts.QualifiedName, module: Module): Found {
  const { left, right } = entity;
  const imported = ts.isIdentifier(left) ? module.scopes.resolveType(left.text, entity) : null;
  if (imported && ts.isNamespaceImport(imported))
    return exportedType(program, module, imported.parent.parent, right.text);
  if (imported && ts.isImportSpecifier(imported)) {
    const found = importedNamespace(program, module, imported);
    if (found && "external" in found) return externalMember(found, right.text);
    return found && memberOf(found, right.text);
  }
  if (imported && ts.isImportClause(imported)) {
    const found = importedType(program, module, imported);
    return found && "external" in found ? externalMember(found, right.text) : null;
  }
  const namespace = namespaceOf(program, left, module);
  return namespace && memberOf(namespace, right.text);
}

function externalMember({ external }: ExternalType, name: string): ExternalType {
  return { external, name };
}

function memberOf(namespace: ts.ModuleDeclaration, name: string): Found {
  const found = namespace.body && declaredIn(namespace.body, name);
  return found && isTypeDeclaration(found) ? found : null;
}

/** The namespace that a name stands for, where the program declares it. */
function namespaceOf(
  program: Program,
  entity: ts.EntityName,
  module: Module,
): ts.ModuleDeclaration | null {
  if (!ts.isIdentifier(entity)) {
    const outer = namespaceOf(program, entity.left, module);
    return outer?.body ? asNamespace(declaredIn(outer.body, entity.right.text)) : null;
  }
  const found = module.scopes.resolveType(entity.text, entity);
  if (!found) return globalNamespace(program, entity.text);
  if (ts.isImportEqualsDeclaration(found)) {
    const { moduleReference } = found;
    return ts.isQualifiedName(moduleReference)
      ? namespaceOf(program, moduleReference, module)
      : null;
  }
  if (!ts.isImportSpecifier(found)) return asNamespace(found);
  const imported = importedNamespace(program, module, found);
  return imported && !("external" in imported) ? imported : null;
}

function globalNamespace(program: Program, name: string): ts.ModuleDeclaration | null {
  for (const scope of program.ambient.global) {
    const found = asNamespace(declaredIn(scope, name));
    if (found) return found;
  }
  return null;
}

function asNamespace(node: ts.Node | null): ts.ModuleDeclaration | null {
  return node && ts.isModuleDeclaration(node) ? node : null;
}
