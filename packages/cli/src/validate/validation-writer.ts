import type { Outcome } from "./outcome.ts";
import type { Tally } from "./tally.ts";

/** Writes what is found as it comes, so that an input without end needs no memory. */
export interface ValidationWriter {
  /** What is written before all. */
  begin(): string;
  /** What is written of an outcome of a file. */
  take(file: string, outcome: Outcome): string;
  /** What is written at the end. */
  end(tally: Tally): string;
}
