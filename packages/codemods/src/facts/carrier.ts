import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { ServiceCall, Value } from "../provenance/value.ts";
import { classCarrier } from "./class-carrier.ts";
import { type Role, roleOfShape } from "./shapes.ts";

const NONE: ReadonlySet<Role> = new Set();

/** What changes when a value's shape does: the call that gives it, or the node that makes or declares it. */
export function carrierOf(machine: Machine, value: Value): ServiceCall | ts.Node | null {
  switch (value.kind) {
    case "service":
      return value.call;
    case "site":
      // The objects of a library are the same for all that a program does with it.
      if (value.context.module.isModel) return null;
      if (value.is === "instance") return classCarrier(machine, value);
      return value.is === "object" ? value.node : null;
    case "typed": {
      const structure = machine.types.expand(value.type);
      if (structure.is !== "object") return null;
      if (structure.by && machine.types.apart.has(structure.by)) return structure.by;
      return machine.program.isModel(structure.declaration) ? null : structure.declaration;
    }
    default:
      return null;
  }
}

/** The roles of a value: a service value has its own, others those of their node. */
export function roleOf(
  machine: Machine,
  value: Value,
  of: ReadonlyMap<ts.Node, ReadonlySet<Role>>,
): ReadonlySet<Role> {
  if (value.kind === "service") {
    if (value.type.is === "envelope") return new Set<Role>(["envelope"]);
    const role = value.type.is === "payload" ? roleOfShape(value.type.of) : null;
    return role ? new Set([role]) : NONE;
  }
  const carrier = carrierOf(machine, value);
  return (carrier && of.get(carrier as ts.Node)) ?? NONE;
}
