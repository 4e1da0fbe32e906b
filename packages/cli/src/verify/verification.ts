import type { Comparison, PlacedRun } from "./compare-runs.ts";
import type { CallPair } from "./find-calls.ts";
import type { CopyMigration } from "./migrate-copy.ts";

/**
 * What a verification came to: `fails-before` where the command fails on v1 already, `unsteady` where the original
 * itself does not do the same when it is run again.
 */
type Verdict = "same" | "differs" | "fails-before" | "unsteady";

export interface Verification {
  readonly verdict: Verdict;
  readonly migration: CopyMigration;
  readonly before: PlacedRun;
  /** Null: the command was not run after the migration. */
  readonly after: PlacedRun | null;
  /** Null where there is nothing to compare. */
  readonly comparison: Comparison | null;
  /** The calls behind the first difference. */
  readonly calls: readonly CallPair[];
}
