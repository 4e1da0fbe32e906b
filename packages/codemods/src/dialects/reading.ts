import type { Range } from "../edit/edit.ts";

/** Part of a reading that stands in the file as it is; the rest of the reading was put around it. */
export interface Part {
  /** Where it stands in the code. */
  readonly at: number;
  /** Where it stands in the file. */
  readonly start: number;
  readonly length: number;
  /** The quotation marks around it, of an attribute or a literal, which no new text may have; null where any may. */
  readonly quote: string | null;
  /** Code before it that only spells it in the language it is read as: who replaces all around it replaces that. */
  readonly spelled?: string;
  /** Code that stands for something the file leaves unsaid: so much of it, and what is put before what it becomes. */
  readonly unsaid?: { readonly length: number; readonly lead: string };
}

/** What a script is written in. */
export type Language = "js" | "jsx" | "ts" | "tsx";

/**
 * A file of another dialect as the engine reads it: code in which the script stands where it stands in the
 * file, with the expressions of its template behind it.
 */
export interface Reading {
  readonly code: string;
  readonly language: Language;
  /** In the order of the code. */
  readonly parts: readonly Part[];
  /** What in it is not read, and may use what its scripts have; null where all is. */
  readonly unread: string | null;
  /** Where in the code the first import would stand, where no statement of a script stands at its top level. */
  readonly beginning: number | null;
  /** The pieces of its markup before which a comment of markup may stand; absent where that is not known. */
  readonly markup?: readonly Range[];
  /** Code that only tells others what all else has: what is edited there is edited where it stands in the file, too. */
  readonly told?: Range;
  /** Whether no import can stand in it: a loader hands it what it needs. */
  readonly takesNoImports?: true;
  /** Pieces in it that their compiler refuses or that have no place in code, which are left out. */
  readonly refused?: readonly string[];
}

/** A file that the compiler of its dialect refuses; the message begins with `line:column: `. */
export class DialectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DialectError";
  }
}
