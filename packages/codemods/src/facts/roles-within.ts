import { ts } from "ts-morph";
import { heldBy, withHeld } from "../provenance/held.ts";
import { declarationOf } from "../provenance/types/declaration-of.ts";
import type { Value } from "../provenance/value.ts";
import { carrierOf } from "./carrier.ts";
import type { Facts } from "./facts.ts";
import { type Role, roleOfShape } from "./shapes.ts";

/** Objects in objects deeper than this are no state of a component. */
const DEPTH = 5;

/** The roles of what a piece of code holds, by the values in it and the types that it names, with what they are tied to. */
export function rolesWithin(facts: Facts, code: ts.Node): ReadonlyMap<Role, ReadonlySet<unknown>> {
  const held = new Map<Role, Set<unknown>>();
  const add = (role: Role, tie: unknown): void => {
    held.set(role, (held.get(role) ?? new Set()).add(tie));
  };
  const values = new Set<Value>();
  const module = facts.program.moduleOf(code);
  const visit = (node: ts.Node): void => {
    for (const value of facts.seen(node)) values.add(value);
    const declared = ts.isTypeReferenceNode(node)
      ? declarationOf(facts.program, node.typeName, module)
      : null;
    if (declared && !("external" in declared))
      for (const role of facts.roles.of.get(declared) ?? []) add(role, declared);
    ts.forEachChild(node, visit);
  };
  visit(code);
  for (const value of withHeld(values, DEPTH, heldInCode)) {
    const tie = carrierOf(facts.machine, value);
    if (tie) for (const role of rolesOf(facts, value)) add(role, tie);
  }
  return held;
}

/** A list has the role of what is in it. */
function rolesOf(facts: Facts, value: Value): Iterable<Role> {
  if (value.kind !== "service" || value.type.is !== "list") return facts.roles.rolesOf([value]);
  const role = roleOfShape(value.type.of);
  return role ? [role] : [];
}

/** What an object holds, and what a function of a library closes over, such as the value of a signal. */
function heldInCode(value: Value): readonly Value[] {
  if (value.kind !== "function" || !value.context.module.isModel) return heldBy(value);
  const { context } = value;
  const cells = [...context.variables.values(), ...context.parameters];
  return cells.flatMap((cell) => [...cell.values]);
}
