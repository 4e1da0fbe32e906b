import type { Edit, Piece } from "../../edit/edit.ts";

/** A body taken apart: where each v1 member is read from, and the edits that make it v2. */
interface BodyEdits {
  readonly edits: readonly Edit[];
  /** The expression of a member that moves into the path. */
  member(name: string): readonly Piece[] | null;
  /** Why a person should look; null where all is proven. */
  readonly review: string | null;
}

/** A body that is rewritten, or why it cannot be. */
export type BodyResult = BodyEdits | { readonly edits: null; readonly reason: string };
