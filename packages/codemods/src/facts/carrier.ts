import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { ServiceCall, TypedValue, Value } from "../provenance/value.ts";
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
    case "typed":
      return typedCarrier(machine, value);
    default:
      return null;
  }
}

function typedCarrier({ types, program }: Machine, { type }: TypedValue): ts.Node | null {
  if (types.inlined.has(type.node)) return type.node;
  const structure = types.expand(type);
  if (structure.is !== "object") return null;
  if (structure.by && types.apart.has(structure.by)) return structure.by;
  return program.isModel(structure.declaration) ? null : structure.declaration;
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
