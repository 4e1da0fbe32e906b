import type { Context } from "../context.ts";
import type { Machine } from "../machine.ts";
import { namesData } from "../types/names-data.ts";
import { flowInto, valuesOf } from "../types/typed.ts";
import type { FunctionValue } from "../value.ts";

/** What a call gives for a type parameter is of what that must at least be: `best<Habit>` of `T extends { streak: number }`. */
export function flowIntoLimits(machine: Machine, context: Context, { node }: FunctionValue): void {
  for (const { name, constraint } of node.typeParameters ?? []) {
    const given = context.types.get(name.text);
    const limit = given && constraint ? machine.types.refer(constraint, context.types) : null;
    if (given && limit && namesData(machine.types, limit))
      flowInto(machine, limit, valuesOf(machine, given));
  }
}
