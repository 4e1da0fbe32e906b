import type { ChangeId, FieldPath, FilledMember, ShapeMapping } from "@habitshift/schemas";
import type { Move } from "./fields.ts";
import type { Segment } from "./pointer.ts";

/** What a member of v2 is to v1: moved from a field, filled from another, or worked out from days. */
export type Target =
  | { readonly kind: "moved"; readonly field: Move }
  | { readonly kind: "filled"; readonly filled: FilledMember }
  | { readonly kind: "figure" };

/** The members of v2 that a mapping speaks of, as a tree; a leaf has a target. */
export interface V2Node {
  target?: Target;
  /** The change that the first member of it comes from. */
  readonly change?: ChangeId;
  readonly children: Map<Segment, V2Node>;
}

/** The tree of a mapping, from the root of the payload. */
export function treeOf({ fields, filled }: Pick<ShapeMapping, "fields" | "filled">): V2Node {
  const root: V2Node = { children: new Map() };
  for (const field of fields) {
    if (field.op === "move") plant(root, field.to, { kind: "moved", field }, field.change);
    if (field.op !== "remove") continue;
    if (field.count) plant(root, field.count, { kind: "figure" }, field.change);
    if (field.records) plant(root, field.records.longestRun.to, { kind: "figure" }, field.change);
  }
  for (const member of filled)
    plant(root, member.to, { kind: "filled", filled: member }, member.change);
  return root;
}

function plant(root: V2Node, path: FieldPath, target: Target, change: ChangeId): void {
  let node = root;
  for (const segment of path) {
    const next: V2Node = node.children.get(segment) ?? { change, children: new Map() };
    node.children.set(segment, next);
    node = next;
  }
  node.target = target;
}
