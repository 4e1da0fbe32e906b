import { escapeRegExp } from "../../program/escape-reg-exp.ts";

/** The source of a pattern for a path of which only pieces are known; `between` is what matches between them. */
export function patternSource(pieces: readonly string[], between: string): string {
  return pieces.map(escapeRegExp).join(between);
}
