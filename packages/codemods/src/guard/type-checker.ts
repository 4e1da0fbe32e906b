import { objectionsTo, type TypedRewrite } from "./objections.ts";
import type { Sight, Witness } from "./witness.ts";

/** What the compiler says of a rewrite, and what it looked at beside the program. */
export interface TypeVerdict {
  readonly objections: ReadonlyMap<string, string>;
  readonly sights: readonly Sight[];
}

/** Checks types beside other work: it makes itself ready, and whoever asks stands still for the answer. */
export interface TypeChecker {
  /**
   * Tells that something will be asked before it is known of what: it reads what the language declares, as the
   * configuration of a file says.
   *
   * @param file - Relative to the root.
   */
  warm(root: string, file: string): void;
  /**
   * Tells that it will be asked about some of these files.
   *
   * @param files - Relative to the root.
   */
  prepare(root: string, files: readonly string[]): void;
  /**
   * Null where it has no answer; whoever asks has to find one.
   *
   * @param meanwhile - What whoever asks can do until there is an answer.
   */
  ask(rewrite: TypedRewrite, meanwhile?: () => void): TypeVerdict | null;
}

/** What the compiler says of a rewrite, wherever it runs. */
export function objectionsBy(
  checker: TypeChecker | null,
  rewrite: TypedRewrite,
  witness: Witness,
  meanwhile: () => void,
): ReadonlyMap<string, string> {
  const verdict = checker?.ask(rewrite, meanwhile);
  if (!verdict) return objectionsTo(rewrite, witness);
  witness.recall(verdict.sights);
  return verdict.objections;
}
