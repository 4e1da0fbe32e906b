import { ts } from "ts-morph";
import { isExported, isSurelyNotExported } from "../../models/is-exported.ts";
import { hasModifier } from "../../program/has-modifier.ts";
import type { Module } from "../../program/program.ts";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_UNKNOWN, NOTHING, one, union, without } from "../values.ts";
import { importFrom } from "./import.ts";

/** The object that holds what a module exports, under their exported names. */
export function exportsOf(machine: Machine, module: Module): SiteValue {
  return machine.site(module.source, machine.moduleContext(module), "exports");
}

/** What CommonJS code calls `module`: its `exports` member is what `require` gives. */
export function moduleObject(machine: Machine, module: Module): SiteValue {
  const holder = machine.site(module.source, machine.moduleContext(module), "object");
  machine.write(machine.prop(holder, "exports"), one(exportsOf(machine, module)));
  return holder;
}

/** What `require` of a module gives: what replaced its exports, else the exports. */
export function required(machine: Machine, module: Module): Values {
  const site = exportsOf(machine, module);
  const replaced = replacedExports(machine, module);
  return replaced.size > 0 ? replaced : one(site);
}

function replacedExports(machine: Machine, module: Module): Values {
  const site = exportsOf(machine, module);
  const values = machine.read(machine.prop(moduleObject(machine, module), "exports"));
  return without(values, (value) => value === site);
}

/**
 * A name that a module exports. A CommonJS module's `module.exports` is its default and, member by
 * member, its names; an ES module's default is also what `require` gives under `default`.
 */
export function exported(machine: Machine, module: Module, name: string): Values {
  if (isLeftOut(module, name)) return JUST_UNKNOWN;
  const site = exportsOf(machine, module);
  const direct = machine.read(machine.prop(site, name));
  const starred = machine.read(site.spread);
  const frame: Frame = { context: machine.moduleContext(module), flow: new Map() };
  const inherited = [...starred].map((value) =>
    value.kind === "site" && isElsewhere(value, name)
      ? NOTHING
      : machine.verbs.member(value, name, frame, module.source),
  );
  const replaced = replacedExports(machine, module);
  const isOwn = direct.size > 0 || isExported(module.source, name);
  if (name === "default" && !isOwn) return replaced.size > 0 ? replaced : one(site);
  const members = [...replaced].map((value) =>
    machine.verbs.member(value, name, frame, module.source),
  );
  return union(direct, ...inherited, ...members);
}

/** `export *` hands on all but the default, of all that the other module exports. */
function isElsewhere({ is, context: { module } }: SiteValue, name: string): boolean {
  if (isLeftOut(module, name)) return true;
  return is === "exports" && (name === "default" || isSurelyNotExported(module.source, name));
}

/** Whether a model says nothing of a name. */
function isLeftOut({ isModel, source }: Module, name: string): boolean {
  return isModel && name !== "default" && !isExported(source, name);
}

/** A file of data gives what stands in it. */
export function exportData(machine: Machine, values: Values, { context }: Frame): void {
  machine.write(machine.prop(moduleObject(machine, context.module), "exports"), values);
}

/** `export { a as b } from`, `export *`, `export default`, `export =`. */
export function executeExport(
  machine: Machine,
  node: ts.ExportDeclaration | ts.ExportAssignment,
  frame: Frame,
): void {
  const { module } = frame.context;
  const site = exportsOf(machine, module);
  if (ts.isExportAssignment(node)) {
    const values = machine.verbs.evaluate(node.expression, frame);
    const target = node.isExportEquals
      ? machine.prop(moduleObject(machine, module), "exports")
      : machine.prop(site, "default");
    machine.write(target, values);
    return;
  }
  if (node.isTypeOnly) return;
  const specifier =
    node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : null;
  if (!node.exportClause) {
    if (specifier) machine.write(site.spread, importFrom(machine, module.path, specifier, "*"));
  } else if (ts.isNamespaceExport(node.exportClause)) {
    const values = specifier ? importFrom(machine, module.path, specifier, "*") : NOTHING;
    machine.write(machine.prop(site, node.exportClause.name.text), values);
  } else {
    for (const element of node.exportClause.elements) {
      machine.write(
        machine.prop(site, element.name.text),
        exportedElement(machine, element, specifier, frame),
      );
    }
  }
}

function exportedElement(
  machine: Machine,
  element: ts.ExportSpecifier,
  specifier: string | null,
  frame: Frame,
): Values {
  const name = element.propertyName ?? element.name;
  if (specifier) return importFrom(machine, frame.context.module.path, specifier, name.text);
  return ts.isIdentifier(name) ? machine.verbs.evaluate(name, frame) : JUST_UNKNOWN;
}

/** Writes a declared name to the exports where its statement says `export`. */
export function exportDeclared(
  machine: Machine,
  statement: ts.Node,
  names: readonly ts.Identifier[],
  frame: Frame,
): void {
  const isInner = ts.isModuleDeclaration(statement.parent);
  if (!isInner && !hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return;
  const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
  const around = namespaceAround(statement);
  const site = around
    ? namespaceObject(machine, around, frame.context)
    : exportsOf(machine, frame.context.module);
  for (const name of names) {
    const binding = frame.context.module.scopes.resolve(name);
    const values = machine.verbs.evaluate(name, frame);
    machine.write(machine.prop(site, isDefault ? "default" : name.text), values);
    if (binding?.reassigned) machine.write(machine.prop(site, name.text), values);
  }
}

/** The object that a namespace is at run time. */
export function namespaceObject(
  machine: Machine,
  node: ts.ModuleDeclaration,
  context: Context,
): SiteValue {
  return machine.site(node, context, "object");
}

/** The namespace that a statement stands in; the inner one of `namespace A.B` is exported without a word. */
function namespaceAround({ parent }: ts.Node): ts.ModuleDeclaration | null {
  if (ts.isModuleBlock(parent)) return parent.parent;
  return ts.isModuleDeclaration(parent) ? parent : null;
}
