import { keyHeader } from "@habitshift/schemas";
import type { Breakage, Verdict } from "../model.ts";

/** What a recording does not have of a request. */
export interface Gaps {
  /** False where there was a body that the recording does not have. */
  readonly isBodyKnown: boolean;
  /** True where the recording leaves out what signs requests. */
  readonly hidesCredentials: boolean;
}

/** Whether a breakage may be one of what the recording does not have, rather than of the request. */
export function isOfGap({ isBodyKnown, hidesCredentials }: Gaps, breakage: Breakage): boolean {
  const { in: part, pointer, change } = breakage;
  if (part === "body") return !isBodyKnown;
  return (
    hidesCredentials && part === "header" && pointer === `/${keyHeader}` && change === "v2-invalid"
  );
}

/** A verdict on what the recording has. */
export function withoutGaps(verdict: Verdict, gaps: Gaps): Verdict {
  const breakages = verdict.breakages.filter((own) => !isOfGap(gaps, own));
  return { ...verdict, verdict: worstOf(breakages), breakages };
}

/** The verdict on what breaks. */
export function worstOf(breakages: readonly Breakage[]): Verdict["verdict"] {
  if (breakages.length === 0) return "ok";
  return breakages.some(({ severity }) => severity === "error") ? "breaks" : "warns";
}
