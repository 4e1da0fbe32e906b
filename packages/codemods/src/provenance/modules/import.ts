import { ts } from "ts-morph";
import { isExported } from "../../models/is-exported.ts";
import type { Binding } from "../../program/binding.ts";
import type { Module } from "../../program/program.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { one } from "../values.ts";

/** What an imported name holds; null where the binding is no import. */
export function importedValue(machine: Machine, binding: Binding, frame: Frame): Values | null {
  const declaration = importOf(binding.node);
  if (!declaration) return null;
  const { specifier, name } = declaration;
  return importFrom(machine, frame.context.module.path, specifier, name);
}

/** A name that a module gives; `*` is the module itself. */
export function importFrom(
  machine: Machine,
  from: string,
  specifier: string,
  name: string,
): Values {
  const module = machine.program.resolve(from, specifier);
  if (!module) return machine.externals.module(specifier, name)(machine);
  // Where a module is a function or a class, so is its namespace for those who compile to CommonJS.
  if (name === "*" && isWhole(module)) return machine.verbs.exported(module, "default");
  if (name === "*")
    return one(machine.site(module.source, machine.moduleContext(module), "exports"));
  return machine.verbs.exported(module, name);
}

/** Whether a module can be something else than an object of its names. */
function isWhole({ isModel, source }: Module): boolean {
  return isModel ? !isExported(source, "default") : source.statements.some(isExportEquals);
}

function isExportEquals(statement: ts.Statement): boolean {
  return ts.isExportAssignment(statement) && statement.isExportEquals === true;
}

interface Imported {
  readonly specifier: string;
  readonly name: string;
}

function importOf(node: ts.Identifier): Imported | null {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) {
    return named(parent.parent.parent.parent, (parent.propertyName ?? parent.name).text);
  }
  if (ts.isNamespaceImport(parent)) return named(parent.parent.parent, "*");
  if (ts.isImportClause(parent)) return named(parent.parent, "default");
  if (
    ts.isImportEqualsDeclaration(parent) &&
    ts.isExternalModuleReference(parent.moduleReference)
  ) {
    const { expression } = parent.moduleReference;
    return ts.isStringLiteral(expression) ? { specifier: expression.text, name: "*" } : null;
  }
  return null;
}

function named(
  declaration: ts.ImportDeclaration | ts.JSDocImportTag,
  name: string,
): Imported | null {
  const { moduleSpecifier } = declaration;
  return ts.isStringLiteral(moduleSpecifier) ? { specifier: moduleSpecifier.text, name } : null;
}
