import type { Module } from "../../program/program.ts";
import { type Cell, createCell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { one, union } from "../values.ts";
import { exportsOf } from "./module.ts";

const cells = new WeakMap<SiteValue, Cell>();

function cellOf(site: SiteValue): Cell {
  const cell = cells.get(site) ?? createCell();
  cells.set(site, cell);
  return cell;
}

/** What CommonJS code calls `exports`: what the module exports, or what it put in its place. */
export function exportsVariable(machine: Machine, module: Module): Values {
  const site = exportsOf(machine, module);
  return union(one(site), machine.read(cellOf(site)));
}

/** `exports = module.exports = createClient`: members that are put on `exports` from here on are those of the function. */
export function assignExports(machine: Machine, module: Module, values: Values): void {
  machine.write(cellOf(exportsOf(machine, module)), values);
}
