import type { Verification } from "../verify/verification.ts";

/** A verification as it is told. */
export interface VerificationReport extends Verification {
  readonly version: string;
  readonly words: readonly string[];
  /** The folder with the copies; null: they are gone. */
  readonly kept: string | null;
}
