import type { Edit } from "../../edit/edit.ts";

/** What to do to one use of an endpoint, or why nothing can be done. */
export type EndpointResult =
  | {
      readonly edits: readonly Edit[];
      readonly review: string | null;
      /** Whether an id is taken out of what calls of other endpoints send there, too. */
      readonly goesAlong?: true;
    }
  | { readonly edits: null; readonly reason: string };
