import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Structure } from "../../provenance/types/structure.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import type { RoleTable } from "../role-table.ts";

/** Keeps what came to a place that names a type of envelopes. */
export function keepNamed(
  { named }: RoleTable,
  { node }: TypeRef,
  { members, by }: Extract<Structure, { is: "object" }>,
  held: readonly Value[],
): void {
  if (by || !ts.isTypeReferenceNode(node) || !members.has(envelope.success.member)) return;
  const known = named.get(node) ?? new Set();
  named.set(node, known);
  for (const value of held) known.add(value);
}
