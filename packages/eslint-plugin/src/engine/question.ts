import type { Place } from "../place.ts";

/** What the linter asks of the engine: where a text is v1 that a file of a program has now. */
export interface Question {
  readonly id: number;
  /** The folder of the program, absolute. */
  readonly root: string;
  /** Relative to the root, with `/`. */
  readonly file: string;
  /** Without the byte order mark. */
  readonly text: string;
}

/** What the engine says to a question; a problem is one that the user can mend, in words. */
export type Answer = { readonly id: number; readonly milliseconds: number } & (
  | { readonly places: readonly Place[] }
  | { readonly problem: string }
);
