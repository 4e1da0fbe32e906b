import { ts } from "ts-morph";
import type { Binding } from "../program/binding.ts";
import type { Module } from "../program/program.ts";
import { type Cell, createCell } from "./cell.ts";
import type { Machine } from "./machine.ts";
import type { Values } from "./value.ts";
import { union } from "./values.ts";

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

/** Puts something under a name of the global object. */
export function writeGlobal(machine: Machine, name: string, values: Values): void {
  machine.write(cellOf(machine, name), values);
}

/** What a free name of a file means: what is on the global object, and what scripts of the same page declare. */
export function readFree(machine: Machine, { pages }: Module, name: string): Values {
  const declared = pages.map((page) => machine.read(cellOf(machine, onPage(page, name))));
  return union(readGlobal(machine, name), ...declared);
}

/** Has a classic script's own top-level names seen by the scripts of its page. */
export function shareOnPage(
  machine: Machine,
  { pages }: Module,
  binding: Binding,
  values: Values,
): void {
  if (!ts.isSourceFile(binding.owner) || !ts.isSourceFile(binding.scope)) return;
  for (const page of pages) machine.write(cellOf(machine, onPage(page, binding.name)), values);
}
