import { shapeMappings } from "@habitshift/schemas";
import type { Machine } from "../machine.ts";
import type { TypeRef } from "./type-ref.ts";

const CHANGED: ReadonlySet<string> = new Set(
  Object.values(shapeMappings).flatMap(({ fields }) => fields.map(({ from }) => from)),
);

/** Whether a type, or one that it is put together of, declares a member that v2 does not have under that name. */
export function namesChanged(machine: Machine, type: TypeRef): boolean {
  const structure = machine.types.expand(type);
  if (structure.is === "union") return structure.of.some((part) => namesChanged(machine, part));
  return (
    structure.is === "object" && [...structure.members.keys()].some((name) => CHANGED.has(name))
  );
}
