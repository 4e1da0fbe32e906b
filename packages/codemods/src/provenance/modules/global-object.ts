import { ts } from "ts-morph";
import type { Binding } from "../../program/binding.ts";
import type { Module } from "../../program/program.ts";
import { type Cell, createCell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { NOTHING, union } from "../values.ts";

const cells = new WeakMap<Machine, Map<string, Cell>>();

function cellOf(machine: Machine, name: string): Cell {
  const known = cells.get(machine) ?? new Map<string, Cell>();
  cells.set(machine, known);
  const cell = known.get(name) ?? createCell();
  known.set(name, cell);
  return cell;
}

const onPage = (page: string, name: string): string => `${page} ${name}`;

/** What a program puts under a name of the global object: `globalThis.api = …`. */
export function readGlobal(machine: Machine, name: string): Values {
  return machine.read(cellOf(machine, name));
}

/** Puts something under a name of the global object, where a variable of a script of the same page is, too. */
export function writeGlobal(
  machine: Machine,
  name: string,
  values: Values,
  { pages }: Pick<Module, "pages"> = { pages: [] },
): void {
  machine.write(cellOf(machine, name), values);
  writeOnPages(machine, pages, name, values);
}

function writeOnPages(
  machine: Machine,
  pages: readonly string[],
  name: string,
  values: Values,
): void {
  for (const page of pages) machine.write(cellOf(machine, onPage(page, name)), values);
}

/** What a free name of a file means: what is on the global object, and what scripts of the same page declare. */
export function readFree(machine: Machine, { pages }: Module, name: string): Values {
  const declared = pages.map((page) => machine.read(cellOf(machine, onPage(page, name))));
  return union(readGlobal(machine, name), ...declared);
}

/** Puts something under a name that no scope of a file declares: a variable of another script of its page, if one has it. */
export function writeFree(machine: Machine, module: Module, name: string, values: Values): void {
  if (machine.program.isOnPage(module, name)) writeOnPages(machine, module.pages, name, values);
  else writeGlobal(machine, name, values);
}

/** What the scripts of a page put under a name that a classic script declares at its top. */
export function readShared(machine: Machine, { pages }: Module, binding: Binding): Values {
  if (!isShared(binding)) return NOTHING;
  return union(...pages.map((page) => machine.read(cellOf(machine, onPage(page, binding.name)))));
}

/** Has a classic script's own top-level names seen by the scripts of its page. */
export function shareOnPage(
  machine: Machine,
  { pages }: Module,
  binding: Binding,
  values: Values,
): void {
  if (isShared(binding)) writeOnPages(machine, pages, binding.name, values);
}

function isShared({ owner, scope }: Binding): boolean {
  return ts.isSourceFile(owner) && ts.isSourceFile(scope);
}
