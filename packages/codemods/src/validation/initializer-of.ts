import { ts } from "ts-morph";
import type { Module, Program } from "../program/program.ts";
import { assignedExport, requiredBy, WHOLE } from "./required.ts";

/** What a name in an expression stands for: the expression or function that it was declared with. */
export type Initializer = ts.Expression | ts.FunctionDeclaration;

/** The initializer behind a name, through imports; null where it is none that can be seen. */
export function initializerOf(program: Program, name: ts.Identifier): Initializer | null {
  const module = program.moduleOf(name);
  const declared = module.scopes.resolve(name)?.node.parent;
  return declared ? ofDeclaration(program, module, declared) : null;
}

/** The initializer that a namespace import has under a name. */
export function memberInitializer(
  program: Program,
  namespace: ts.Identifier,
  name: string,
): Initializer | null {
  const module = program.moduleOf(namespace);
  const declared = module.scopes.resolve(namespace)?.node.parent;
  const required = declared ? requiredBy(declared) : null;
  if (required?.member === null) return exportedFrom(program, module, required.specifier, name, 0);
  if (!declared || !ts.isNamespaceImport(declared)) return null;
  return exported(program, module, declared.parent.parent, name, 0);
}

/** Whether a name is imported from a library that the program does not have; the library's name then. */
export function libraryOf(program: Program, name: ts.Identifier): string | null {
  const module = program.moduleOf(name);
  const declared = module.scopes.resolve(name)?.node.parent;
  const statement = declared && ts.findAncestor(declared, ts.isImportDeclaration);
  const specifier = statement ? textOf(statement.moduleSpecifier) : null;
  const named = specifier ?? (declared && requiredBy(declared)?.specifier) ?? null;
  return named === null || program.resolve(module.path, named) ? null : named;
}

function textOf(node: ts.Expression): string | null {
  return ts.isStringLiteral(node) ? node.text : null;
}

function ofDeclaration(program: Program, module: Module, node: ts.Node): Initializer | null {
  const required = requiredBy(node);
  const found =
    required && exportedFrom(program, module, required.specifier, required.member ?? WHOLE, 0);
  if (found) return found;
  if (ts.isVariableDeclaration(node)) return node.initializer ?? null;
  if (ts.isFunctionDeclaration(node)) return node;
  if (ts.isImportSpecifier(node)) {
    const name = (node.propertyName ?? node.name).text;
    return exported(program, module, node.parent.parent.parent, name, 0);
  }
  return ts.isImportClause(node) ? exported(program, module, node.parent, "default", 0) : null;
}

/** How many modules may pass a name on. */
const MOST_BARRELS = 8;

function exported(
  program: Program,
  from: Module,
  { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration | ts.JSDocImportTag,
  name: string,
  depth: number,
): Initializer | null {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return null;
  return exportedFrom(program, from, moduleSpecifier.text, name, depth);
}

function exportedFrom(
  program: Program,
  from: Module,
  specifier: string,
  name: string,
  depth: number,
): Initializer | null {
  const module = depth > MOST_BARRELS ? null : program.resolve(from.path, specifier);
  if (!module) return null;
  for (const statement of module.source.statements) {
    const found = exportedBy(program, module, statement, name, depth);
    if (found) return found;
  }
  return null;
}

function exportedBy(
  program: Program,
  module: Module,
  statement: ts.Statement,
  name: string,
  depth: number,
): Initializer | null {
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    const found = declarations.find(
      (each) => ts.isIdentifier(each.name) && each.name.text === name,
    );
    return found?.initializer ?? null;
  }
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? statement : null;
  if (ts.isExportAssignment(statement)) return name === "default" ? statement.expression : null;
  const assigned = assignedExport(statement, name);
  if (assigned) return behind(program, assigned);
  return ts.isExportDeclaration(statement)
    ? passedOn(program, module, statement, name, depth)
    : null;
}

function passedOn(
  program: Program,
  module: Module,
  statement: ts.ExportDeclaration,
  name: string,
  depth: number,
): Initializer | null {
  const { exportClause, moduleSpecifier } = statement;
  if (!exportClause) return exported(program, module, statement, name, depth + 1);
  if (!ts.isNamedExports(exportClause)) return null;
  const specifier = exportClause.elements.find((element) => element.name.text === name);
  if (!specifier) return null;
  const inner = specifier.propertyName ?? specifier.name;
  if (moduleSpecifier) return exported(program, module, statement, inner.text, depth + 1);
  return ts.isIdentifier(inner) ? initializerOf(program, inner) : null;
}

/** What a name was declared with; any other expression is that itself. */
function behind(program: Program, node: ts.Expression): Initializer | null {
  return ts.isIdentifier(node) ? initializerOf(program, node) : node;
}
