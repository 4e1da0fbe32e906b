import type { Rewrite } from "../model.ts";
import { parse, syntaxErrors } from "../program/program.ts";

/** The first syntax error that new texts have; null where all parse. */
export function syntaxFaults(rewrites: readonly Rewrite[]): string | null {
  for (const { file, after } of rewrites) {
    const [error] = syntaxErrors(parse(file, after));
    if (error !== undefined) return `${file} would not parse any more: ${error}`;
  }
  return null;
}
