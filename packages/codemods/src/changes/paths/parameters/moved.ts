import type { Edit, Piece } from "../../../edit/edit.ts";

/** What is moved into the path, or why it cannot be. */
export type Moved =
  | {
      readonly edits: readonly Edit[];
      /** What stands for each parameter in the path; null where the path is edited already. */
      readonly parameters: ReadonlyMap<string, readonly Piece[]> | null;
      readonly review: string | null;
      /** Whether an id is taken out of what calls of other endpoints send there, too. */
      readonly goesAlong?: true;
    }
  | { readonly edits: null; readonly reason: string };
