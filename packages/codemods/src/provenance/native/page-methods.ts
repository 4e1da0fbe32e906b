import { ts } from "ts-morph";
import { readGlobal, writeGlobal } from "../global-object.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";

/** A method that code of its own gives the elements of a page; no code can spell the name. */
const held = (name: string): string => `(plugin):${name}`;

/** `$.fn.habitList = function () {}` gives all that `$()` finds a method. */
export function givePageMethod(machine: Machine, name: string, values: Values): void {
  writeGlobal(machine, held(name), values);
}

/** What elements of a page have for a method of one's own. */
export function readPageMethod(machine: Machine, name: string): Values {
  return readGlobal(machine, held(name));
}

/** `$('#list').habitList(options)`; null where no code gives elements such a method. */
export function calledPageMethod(machine: Machine, name: string, node: ts.Node): Values | null {
  const isCalled =
    ts.isPropertyAccessExpression(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node;
  const found = isCalled ? readPageMethod(machine, name) : null;
  return found && found.size > 0 ? found : null;
}
