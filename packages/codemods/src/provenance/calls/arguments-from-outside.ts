import { positionalParameters } from "../../program/positional-parameters.ts";
import type { Machine } from "../machine.ts";
import { expectedParameter } from "../types/contextual-type.ts";
import { declaredType } from "../types/declared-type.ts";
import { valuesOf } from "../types/typed.ts";
import type { FunctionNode, Values } from "../value.ts";
import { JUST_NULLISH, JUST_UNKNOWN, NOTHING, union } from "../values.ts";

/** What code that we do not see may give for the parameters of a function: what their types say, or anything. */
export function argumentsFromOutside(machine: Machine, node: FunctionNode): readonly Values[] {
  return positionalParameters(node).map((parameter, index) => {
    const written = declaredType(parameter);
    const declared = written
      ? machine.types.refer(written)
      : expectedParameter(machine, node, index);
    if (declared) machine.outside.add(declared);
    return union(
      declared ? valuesOf(machine, declared) : JUST_UNKNOWN,
      parameter.initializer ? JUST_NULLISH : NOTHING,
    );
  });
}
