import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import type { MovedMapping } from "../../facts/shapes.ts";

/** A member that v2 has in a container, and whether v1 let it be missing. */
export interface MayMiss {
  readonly mapping: MovedMapping;
  readonly isOptional: boolean;
}

/**
 * Whether the container may be missing: one that is sent stands or falls with the first of its members that the
 * contract names, such as the amount of a goal; one that nobody sends is there where any member surely is.
 */
export function mayLack(members: readonly MayMiss[], role: MappedShape): boolean {
  const isRead = members.every(({ mapping }) => mapping.op === "remove" || mapping.readOnly);
  if (isRead) return members.every(({ isOptional }) => isOptional);
  const order = shapeMappings[role].fields.map(({ from }) => from);
  const [first] = members.toSorted(
    (a, b) => order.indexOf(a.mapping.from) - order.indexOf(b.mapping.from),
  );
  return first?.isOptional ?? false;
}
