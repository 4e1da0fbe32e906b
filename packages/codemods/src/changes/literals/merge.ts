import type { FieldMapping } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Proposal } from "../proposal.ts";

/** Spreads that set parts of what another spread before them has together. */
export interface Merge {
  readonly container: string;
  readonly field: FieldMapping;
  readonly base: ts.Expression;
  /** The first that sets a part. */
  readonly patch: ts.Expression;
  /** All behind the base that may set any of it, in their order. */
  readonly patches: readonly ts.Expression[];
  /** Whether all that the first spread may be has the container. */
  readonly isSure: boolean;
  /** Whether the others that may be merged there, and what they are merged with, have nothing of it. */
  readonly isApart: boolean;
  /** Whether all can be asked for a second time. */
  readonly isRepeated: boolean;
}

/** A merge with an edit. */
export function mergedBy(
  node: ts.Node,
  { container, field, patch }: Merge,
  edit: Edit,
  isUnchecked = false,
): Proposal {
  return {
    change: field.change,
    node: patch,
    ties: [node],
    message: `What \`${container}\` has beside what is set here stays`,
    edits: [edit],
    confidence: isUnchecked ? "review" : "safe",
    reason: isUnchecked ? "what the merge gives is not checked by its type any more" : null,
  };
}

/** How sure it is that nothing else becomes of the others that are merged there. */
export function withOthers({ container }: Merge): Pick<Proposal, "confidence" | "reason"> {
  return {
    confidence: "review",
    reason: `others that have no \`${container}\` are merged here, too`,
  };
}

/** One without. */
export function leftToPerson(node: ts.Node, merge: Merge): Proposal {
  const { container, field, patch, isSure } = merge;
  return {
    change: field.change,
    node: patch,
    ties: [node],
    message: `What is set here takes the place of all that \`${container}\` has`,
    edits: null,
    confidence: "manual",
    reason: isSure
      ? "give a name to each of the two, to have it spread twice"
      : withOthers(merge).reason,
  };
}
