import type { ts } from "ts-morph";
import type { FlatRange } from "../../client/addresses/segments-of.ts";
import type { Edit, Piece } from "../../edit/edit.ts";

/** A parameter of the query: its value as it stands in a path, and what takes it out of the query. */
export interface FoundQuery {
  readonly value: readonly Piece[];
  readonly expression: ts.Expression | null;
  readonly edits: readonly Edit[];
  /** The range of the URL's own text that it takes up; null where it is given apart. */
  readonly inText: FlatRange | null;
}

/** The same, or why it cannot be taken. */
export type QueryValue = FoundQuery | { readonly edits: null; readonly reason: string };

/** A parameter that is set on a URL, or on its parameters. */
export interface SetQuery {
  readonly url: ts.Expression;
  readonly query: QueryValue;
}
