import type { Cell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { one, union } from "../values.ts";

/** What stands as `prototype` of a class or an old-style constructor: its own object, and what was put in its place. */
export function prototypesOf(machine: Machine, { node, context }: SiteValue): Values {
  const object = machine.site(node, context, "function");
  return union(
    one(machine.site(node, context, "object")),
    machine.read(machine.prop(object, "prototype")),
  );
}

const GETTER = "(get ";

/** Where a prototype keeps the getters that `defineProperty` gave it, for each instance to be asked; no code can spell the name. */
export function getterCell(machine: Machine, prototype: SiteValue, name: string): Cell {
  return machine.prop(prototype, `${GETTER}${name})`);
}

/** All the getters that a prototype keeps so, whichever of them code is seen to read. */
export function gettersOf(machine: Machine, prototype: SiteValue): Values {
  const cells = [...prototype.props].filter(([name]) => name.startsWith(GETTER));
  return union(...cells.map(([, cell]) => machine.read(cell)));
}
