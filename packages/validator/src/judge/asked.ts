import type { Findings } from "./findings.ts";
import type { Target } from "./read-target.ts";
import type { Sites } from "./sites.ts";

/** A call whose address is judged. */
export interface Asked {
  /** In capitals. */
  readonly method: string;
  readonly target: Target;
  /** What is sent with it, as JSON. */
  readonly body: unknown;
  readonly sites: Sites;
  readonly findings: Findings;
}
