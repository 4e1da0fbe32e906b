import { ts } from "ts-morph";
import type { Binding } from "../program/binding.ts";
import { BY_NAME } from "../program/found-by-name.ts";
import { importedByTools, libraryOfPages } from "../program/imported-by-tools.ts";
import { type Cell, createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { exportsVariable } from "./modules/exports-variable.ts";
import { readFree, readShared, shareOnPage } from "./modules/global-object.ts";
import { importedValue, importFrom } from "./modules/import.ts";
import { importedVariable } from "./modules/kit-environment.ts";
import { moduleObject } from "./modules/module.ts";
import { heldAt, noteWritten } from "./order/written.ts";
import { activationOf } from "./round.ts";
import type { SiteValue, Values } from "./value.ts";
import { JUST_NULLISH, JUST_UNKNOWN, NOTHING, one, union, without } from "./values.ts";

export function evaluateIdentifier(machine: Machine, node: ts.Identifier, frame: Frame): Values {
  if (node.text === "undefined") return JUST_NULLISH;
  const binding = frame.context.module.scopes.resolve(node);
  if (!binding) return globalValue(machine, node.text, frame);
  return readBinding(machine, binding, node, frame);
}

function globalValue(machine: Machine, name: string, frame: Frame): Values {
  if (name === "arguments") return one(argumentsOf(machine, frame.context));
  if (name === "module") return one(moduleObject(machine, frame.context.module));
  if (name === "exports") return exportsVariable(machine, frame.context.module);
  const own = readFree(machine, frame.context.module, name);
  const native = machine.externals.global(name);
  if (native)
    return own.size > 0 && givesWay(native(machine)) ? own : union(native(machine), known(own));
  if (own.size > 0) return own;
  // What another script gives may not be known yet.
  if (machine.program.isOnPage(frame.context.module, name)) return NOTHING;
  return importedUnwritten(machine, name, frame) ?? JUST_UNKNOWN;
}

/** What tools import where code only names it. */
function importedUnwritten(machine: Machine, name: string, frame: Frame): Values | null {
  const { path } = frame.context.module;
  const library = importedByTools(name);
  if (library !== null) return importFrom(machine, path, library, name);
  const whole = libraryOfPages(name);
  if (whole !== null) return importFrom(machine, path, whole, "default");
  const found = machine.program.resolve(path, `${BY_NAME}${name}`);
  return found && machine.verbs.exported(found, name);
}

/** What is put in the place of a global does as that did where nothing else is known of it, as a page for Node does. */
function known(values: Values): Values {
  return without(values, ({ kind }) => kind === "unknown");
}

function givesWay(values: Values): boolean {
  return [...values].every((value) => value.kind === "native" && value.native.givesWay === true);
}

/** What a function was called with; arrow functions have those of the function that created them. */
function argumentsOf(machine: Machine, from: Context): SiteValue {
  let context = activationOf(from);
  while (ts.isArrowFunction(context.node) && context.parent) context = activationOf(context.parent);
  const site = machine.site(context.node, context, "arguments");
  context.parameters.forEach((cell, index) => {
    machine.write(machine.prop(site, String(index)), machine.read(cell));
  });
  machine.write(site.element, machine.read(context.rest));
  return site;
}

/** A variable's own frame knows what it holds here; other functions see all it ever holds. */
function readBinding(
  machine: Machine,
  binding: Binding,
  node: ts.Identifier,
  frame: Frame,
): Values {
  const imported = importedVariable(machine, binding) ?? importedValue(machine, binding, frame);
  if (imported) return imported;
  const named = namedFunction(machine, binding, frame.context);
  if (named) return named;
  if (binding.owner === activationOf(frame.context).node && !binding.assignedInside) {
    const here = frame.flow.get(binding);
    if (here) return here;
  }
  const { context } = frame;
  const home = homeOf(binding, context);
  const made = home && { node: declarationOf(binding), context: home };
  const own = made
    ? heldAt(machine, cellIn(made.context, binding), { node, context }, made)
    : NOTHING;
  const { module } = context;
  return module.pages.length > 0 ? union(own, readShared(machine, module, binding)) : own;
}

/** `(function next() { next() })()`: a function expression is known within itself by its own name. */
function namedFunction(machine: Machine, { node }: Binding, from: Context): Values | null {
  const fn = node.parent;
  if (!ts.isFunctionExpression(fn) || fn.name !== node) return null;
  let context: Context | null = from;
  while (context && context.node !== fn) context = context.parent;
  return context?.parent ? one(machine.intern.fn(fn, context.parent, null)) : null;
}

/** Gives a variable a value where it is declared, or by an assignment. */
export function assign(
  machine: Machine,
  binding: Binding,
  values: Values,
  frame: Frame,
  node = declarationOf(binding),
): void {
  const { context } = frame;
  if (binding.owner === activationOf(context).node) frame.flow.set(binding, values);
  const home = homeOf(binding, context);
  if (home) {
    const cell = cellIn(home, binding);
    machine.write(cell, values);
    if (binding.assignedInside) noteWritten(machine, cell, values, { node, context });
  }
  shareOnPage(machine, frame.context.module, binding, values);
}

/** The activation that owns a variable; null where none that is known of does. */
function homeOf(binding: Binding, from: Context): Context | null {
  let context: Context | null = from;
  while (context && context.node !== binding.owner && !context.variables.has(binding))
    context = context.parent;
  return context;
}

/** The cell of a variable in the activation that owns it. */
function cellIn({ variables }: Context, binding: Binding): Cell {
  const known = variables.get(binding);
  if (known) return known;
  const cell = createCell();
  variables.set(binding, cell);
  return cell;
}

/** What declares a variable, with what it is given there. */
function declarationOf({ node }: Binding): ts.Node {
  return ts.isVariableDeclaration(node.parent) ? node.parent : node;
}

export function evaluateThis(machine: Machine, _node: ts.Node, frame: Frame): Values {
  const cell = selfCell(frame.context);
  if (cell) return union(machine.read(cell));
  // The top level of a script has the global object as its `this`.
  return (
    (frame.context.module.pages.length > 0 && machine.externals.global("globalThis")?.(machine)) ||
    JUST_UNKNOWN
  );
}

/** Arrow functions have the `this` of the function that created them. */
export function selfCell(from: Context): Cell | null {
  let context: Context | null = from;
  while (context && !context.self) context = context.parent;
  return context?.self ?? null;
}
