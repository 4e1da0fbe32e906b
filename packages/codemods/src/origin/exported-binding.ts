import { ts } from "ts-morph";
import type { Binding } from "../program/binding.ts";
import type { Module, Program } from "../program/program.ts";

/** How many modules may pass an export on. */
const DEPTH = 6;

/** The binding that an import stands for; null where it is none, or not of the program. */
export function exportedBinding(program: Program, { node }: Binding): Binding | null {
  const { parent } = node;
  const declaration = ts.findAncestor(node, ts.isImportDeclaration);
  if (!declaration || !ts.isStringLiteral(declaration.moduleSpecifier)) return null;
  const name = ts.isImportSpecifier(parent)
    ? (parent.propertyName ?? parent.name).text
    : ts.isImportClause(parent)
      ? "default"
      : null;
  const from = program.moduleOf(node).path;
  const module = program.resolve(from, declaration.moduleSpecifier.text);
  return name !== null && module ? find(program, module, name, DEPTH) : null;
}

function find(program: Program, module: Module, name: string, depth: number): Binding | null {
  if (depth === 0) return null;
  const own = name === "default" ? defaultOf(module) : topLevel(module, name);
  if (own) return exportedBinding(program, own) ?? own;
  for (const statement of module.source.statements) {
    const found =
      ts.isExportDeclaration(statement) && passedOn(program, module, statement, name, depth);
    if (found) return found;
  }
  return null;
}

function topLevel(module: Module, name: string): Binding | null {
  const { bindings } = module.scopes;
  return bindings.find((each) => each.name === name && each.scope === module.source) ?? null;
}

/** `export default habits`. */
function defaultOf({ source, scopes }: Module): Binding | null {
  const statement = source.statements.find(ts.isExportAssignment);
  return statement && ts.isIdentifier(statement.expression)
    ? scopes.resolve(statement.expression)
    : null;
}

function passedOn(
  program: Program,
  module: Module,
  statement: ts.ExportDeclaration,
  name: string,
  depth: number,
): Binding | null {
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return null;
  const next = program.resolve(module.path, moduleSpecifier.text);
  const inner = nameBelow(statement, name);
  return next && inner !== null ? find(program, next, inner, depth - 1) : null;
}

/** The name by which the module behind an `export … from` has it; null where it passes on others. */
function nameBelow({ exportClause }: ts.ExportDeclaration, name: string): string | null {
  if (!exportClause) return name;
  if (!ts.isNamedExports(exportClause)) return null;
  const element = exportClause.elements.find((each) => each.name.text === name);
  return element ? (element.propertyName ?? element.name).text : null;
}
