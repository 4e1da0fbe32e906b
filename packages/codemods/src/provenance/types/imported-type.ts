import { ts } from "ts-morph";
import { hasModifier } from "../../program/has-modifier.ts";
import type { Module, Program } from "../../program/program.ts";
import { mergedWith } from "./merged-with.ts";
import { declaredIn, isTypeDeclaration, namespaceIn } from "./type-container.ts";
import type { TypeDeclaration } from "./type-ref.ts";

/** A type that a library outside the program declares. */
export interface ExternalType {
  readonly external: string;
  readonly name: string;
}

/** The names of modules that were asked already: modules import from each other in circles. */
type Visited = Set<string>;

export type Found = TypeDeclaration | ExternalType | null;

/** The declaration behind an import of a type name, through barrels. */
export function importedType(
  program: Program,
  module: Module,
  node: ts.Node,
  visited: Visited = new Set(),
): Found {
  if (ts.isImportSpecifier(node)) {
    const name = (node.propertyName ?? node.name).text;
    return exportedType(program, module, node.parent.parent.parent, name, visited);
  }
  if (ts.isImportClause(node))
    return exportedType(program, module, node.parent, "default", visited);
  const specifier = requiredIn(node);
  return specifier === null ? null : typeOfModule(program, module, specifier, "default", visited);
}

/** The module of `import Habit = require("./habit")`. */
function requiredIn(node: ts.Node): string | null {
  if (!ts.isImportEqualsDeclaration(node)) return null;
  const { moduleReference } = node;
  if (!ts.isExternalModuleReference(moduleReference)) return null;
  const { expression } = moduleReference;
  return ts.isStringLiteral(expression) ? expression.text : null;
}

/** The type that a declaration's module specifier exports under a name. */
function exportedType(
  program: Program,
  module: Module,
  declaration: ts.ImportDeclaration | ts.ExportDeclaration | ts.JSDocImportTag,
  name: string,
  visited: Visited = new Set(),
): Found {
  const specifier = declaration.moduleSpecifier;
  if (!specifier || !ts.isStringLiteral(specifier)) return null;
  return typeOfModule(program, module, specifier.text, name, visited);
}

/** The type that the module of a specifier exports under a name. */
export function typeOfModule(
  program: Program,
  module: Module,
  specifier: string,
  name: string,
  visited: Visited = new Set(),
): Found {
  const target = program.resolve(module.path, specifier);
  if (target)
    return typeIn(program, target, name, visited) ?? flowType(program, target, name, visited);
  for (const body of program.ambient.modules.get(specifier) ?? []) {
    const found = declaredIn(body, name);
    if (found && isTypeDeclaration(found)) return found;
  }
  return { external: specifier, name };
}

/** A type of a script of which Flow reads the types in a file beside it. */
function flowType(program: Program, { path }: Module, name: string, visited: Visited): Found {
  const beside = program.modules.get(`${path}.flow`);
  return beside ? typeIn(program, beside, name, visited) : null;
}

function typeIn(program: Program, module: Module, name: string, visited: Visited): Found {
  const key = `${module.path}|${name}`;
  if (visited.has(key)) return null;
  visited.add(key);
  const local = localType(program, module, name, visited);
  if (local) return local;
  for (const statement of module.source.statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const found = reexported(program, module, statement, name, visited);
    if (found) return found;
  }
  return null;
}

function localType(program: Program, module: Module, name: string, visited: Visited): Found {
  const found = module.scopes.resolveType(name, module.source);
  if (found && isTypeDeclaration(found)) return found;
  if (found) return importedType(program, module, found, visited);
  if (name !== "default") return typeOfWhole(program, module, name);
  for (const statement of module.source.statements) {
    if (isTypeDeclaration(statement) && hasDefault(statement)) return statement;
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression)) {
      return localType(program, module, statement.expression.text, visited);
    }
  }
  return null;
}

/** A type of the namespace that `export =` names. */
function typeOfWhole(program: Program, { source }: Module, name: string): Found {
  const whole = source.statements.find(ts.isExportAssignment);
  if (!whole?.isExportEquals || !ts.isIdentifier(whole.expression)) return null;
  const namespace = namespaceIn(source, whole.expression.text);
  return namespace && typeInBlocks(program, namespace, name);
}

/** The type of a name that a namespace declares, in whichever of its blocks. */
export function typeInBlocks(
  program: Program,
  namespace: ts.ModuleDeclaration,
  name: string,
): Found {
  for (const { body } of mergedWith(program, namespace)) {
    const found = body ? declaredIn(body, name) : null;
    if (found && isTypeDeclaration(found)) return found;
  }
  return null;
}

function reexported(
  program: Program,
  module: Module,
  statement: ts.ExportDeclaration,
  name: string,
  visited: Visited,
): Found {
  const { exportClause, moduleSpecifier } = statement;
  const target =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? program.resolve(module.path, moduleSpecifier.text)
      : null;
  if (!exportClause) return target ? typeIn(program, target, name, visited) : null;
  if (!ts.isNamedExports(exportClause)) return null;
  const specifier = exportClause.elements.find((element) => element.name.text === name);
  if (!specifier) return null;
  const inner = (specifier.propertyName ?? specifier.name).text;
  if (moduleSpecifier) return target ? typeIn(program, target, inner, visited) : null;
  return inner === name ? null : localType(program, module, inner, visited);
}

function hasDefault(node: TypeDeclaration): boolean {
  return hasModifier(node, ts.SyntaxKind.DefaultKeyword);
}
