import { ts } from "ts-morph";
import type { Module, Program } from "../../program/program.ts";
import { type Found, typeInBlocks, typeOfModule } from "./imported-type.ts";
import { namespaceIn } from "./type-container.ts";

/** What types are taken out of by name: a namespace, or all that a module exports. */
export type Namespace = ts.ModuleDeclaration | ModuleNames;

interface ModuleNames {
  readonly from: Module;
  readonly specifier: string;
}

/** The modules and names that were asked already: modules import from each other in circles. */
type Visited = Set<string>;

/** What a name before a dot stands for among the types, through imports and barrels. */
export function namespaceOf(
  program: Program,
  entity: ts.EntityName,
  module: Module,
  visited: Visited = new Set(),
): Namespace | null {
  if (!ts.isIdentifier(entity)) {
    const outer = namespaceOf(program, entity.left, module, visited);
    if (!outer) return null;
    return "from" in outer
      ? exportedNamespace(program, outer, entity.right.text, visited)
      : innerNamespace(outer, entity.right.text);
  }
  const found = module.scopes.resolveType(entity.text, entity);
  if (!found) return globalNamespace(program, entity.text);
  return declaredNamespace(program, module, found, visited);
}

/** The type that a namespace has under a name. */
export function typeInNamespace(program: Program, namespace: Namespace, name: string): Found {
  if ("from" in namespace) return typeOfModule(program, namespace.from, namespace.specifier, name);
  return typeInBlocks(program, namespace, name);
}

function declaredNamespace(
  program: Program,
  module: Module,
  node: ts.Node,
  visited: Visited,
): Namespace | null {
  if (ts.isImportEqualsDeclaration(node)) {
    const { moduleReference } = node;
    if (!ts.isExternalModuleReference(moduleReference))
      return isNamed(moduleReference, node.name.text)
        ? null
        : namespaceOf(program, moduleReference, module, visited);
    return namesOf(module, moduleReference.expression);
  }
  if (ts.isNamespaceImport(node)) return namesOf(module, node.parent.parent.moduleSpecifier);
  if (ts.isImportSpecifier(node)) {
    const names = namesOf(module, node.parent.parent.parent.moduleSpecifier);
    const { text } = node.propertyName ?? node.name;
    return names && exportedNamespace(program, names, text, visited);
  }
  if (ts.isImportClause(node)) {
    const names = namesOf(module, node.parent.moduleSpecifier);
    return names && exportedNamespace(program, names, "default", visited);
  }
  return besides(node);
}

function namesOf(from: Module, specifier: ts.Expression): ModuleNames | null {
  return ts.isStringLiteral(specifier) ? { from, specifier: specifier.text } : null;
}

/** What a module exports under a name; a library that is not read has its types in itself. */
function exportedNamespace(
  program: Program,
  names: ModuleNames,
  name: string,
  visited: Visited,
): Namespace | null {
  const target = program.resolve(names.from.path, names.specifier);
  if (!target) return names;
  const key = `${target.path}|${name}`;
  if (visited.has(key)) return null;
  visited.add(key);
  const local = target.scopes.resolveType(name, target.source);
  const own = local && declaredNamespace(program, target, local, visited);
  if (own) return own;
  for (const statement of target.source.statements) {
    const found = ts.isExportDeclaration(statement)
      ? passedOn(program, target, statement, name, visited)
      : name === "default" && defaultNamespace(program, target, statement, visited);
    if (found) return found;
  }
  return null;
}

/** `export default Api`, `export = Api`. */
function defaultNamespace(
  program: Program,
  module: Module,
  statement: ts.Statement,
  visited: Visited,
): Namespace | null {
  return ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression)
    ? namespaceOf(program, statement.expression, module, visited)
    : null;
}

/** `export * as models from`, `export { Api } from`, `export *`, `export { Api as Client }`. */
function passedOn(
  program: Program,
  module: Module,
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  name: string,
  visited: Visited,
): Namespace | null {
  const names = moduleSpecifier ? namesOf(module, moduleSpecifier) : null;
  if (!exportClause) return names && knownNamespace(program, names, name, visited);
  if (ts.isNamespaceExport(exportClause)) return exportClause.name.text === name ? names : null;
  const element = exportClause.elements.find((each) => each.name.text === name);
  const inner = element && (element.propertyName ?? element.name);
  if (!inner) return null;
  if (names) return knownNamespace(program, names, inner.text, visited);
  return inner.text !== name && ts.isIdentifier(inner)
    ? namespaceOf(program, inner, module, visited)
    : null;
}

/** The same, where a module that is not read gives nothing. */
function knownNamespace(
  program: Program,
  names: ModuleNames,
  name: string,
  visited: Visited,
): Namespace | null {
  return program.resolve(names.from.path, names.specifier)
    ? exportedNamespace(program, names, name, visited)
    : null;
}

/** A namespace, by itself or merged with the class, function or enum of its name. */
function besides(node: ts.Node): ts.ModuleDeclaration | null {
  if (ts.isModuleDeclaration(node)) return node;
  const { parent, name } = node as ts.Node & { readonly name?: ts.Node };
  if (!name || !ts.isIdentifier(name)) return null;
  return ts.isSourceFile(parent) || ts.isModuleBlock(parent)
    ? namespaceIn(parent, name.text)
    : null;
}

function innerNamespace({ body }: ts.ModuleDeclaration, name: string): ts.ModuleDeclaration | null {
  return body ? namespaceIn(body, name) : null;
}

function globalNamespace(program: Program, name: string): ts.ModuleDeclaration | null {
  for (const scope of program.ambient.global) {
    const found = namespaceIn(scope, name);
    if (found) return found;
  }
  return null;
}

function isNamed(entity: ts.EntityName, name: string): boolean {
  return ts.isIdentifier(entity) && entity.text === name;
}
