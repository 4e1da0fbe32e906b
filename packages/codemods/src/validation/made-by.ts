import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_DECLARED } from "../provenance/values.ts";

/** Where a schema keeps what it makes of values; no code can spell this. */
export const TRANSFORM = "(transform)";

/** What the schema that a call outside of all functions makes turns values into, where that is known. */
export function madeBy(machine: Machine, call: ts.CallExpression): Values {
  if (ts.findAncestor(call, ts.isFunctionLike)) return JUST_DECLARED;
  const context = machine.moduleContext(machine.program.moduleOf(call));
  const made = machine.read(machine.prop(machine.site(call, context, "schema"), TRANSFORM));
  return made.size > 0 ? made : JUST_DECLARED;
}
