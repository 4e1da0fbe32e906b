import { ts } from "ts-morph";
import type { Binding } from "../../program/binding.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { variableNamed } from "./environment.ts";

/** SvelteKit gives variables of the environment as modules: by their names, or all in `env`. */
const STATIC = /^\$env\/static\/(?:private|public)$/;
const DYNAMIC = /^\$env\/dynamic\/(?:private|public)$/;

/** `import { HABIT_API } from "$env/static/private"`; null where a name is nothing of the kind. */
export function importedVariable(machine: Machine, { node }: Binding): Values | null {
  const { parent } = node;
  if (!ts.isImportSpecifier(parent) || !isImportedFrom(node, STATIC)) return null;
  return variableNamed(machine, node, (parent.propertyName ?? parent.name).text);
}

/** Whether an expression is the `env` of `$env/dynamic/private`. */
export function isDynamicEnvironment(machine: Machine, node: ts.Expression): boolean {
  if (!ts.isIdentifier(node)) return false;
  const binding = machine.program.moduleOf(node).scopes.resolve(node);
  return binding !== null && isImportedFrom(binding.node, DYNAMIC);
}

function isImportedFrom({ parent }: ts.Identifier, specifiers: RegExp): boolean {
  if (!ts.isImportSpecifier(parent)) return false;
  const { moduleSpecifier } = parent.parent.parent.parent as ts.ImportDeclaration;
  return ts.isStringLiteral(moduleSpecifier) && specifiers.test(moduleSpecifier.text);
}
