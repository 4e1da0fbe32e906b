import type { Breakage, ConvertedRequests, Verdict } from "../model.ts";

/** How many breakages a verdict lists. */
const most = 100;

/** What was found so far; errors are never left out for warnings. */
export interface Findings {
  readonly found: Breakage[];
  errors: number;
  warnings: number;
}

/** Nothing found yet. */
export function noFindings(): Findings {
  return { found: [], errors: 0, warnings: 0 };
}

/** Adds a breakage, as long as the list has room for one of its kind. */
export function report(findings: Findings, breakage: Breakage): void {
  const count = breakage.severity === "error" ? ++findings.errors : ++findings.warnings;
  if (count <= most) findings.found.push(breakage);
}

/** Whether there is no room for a warning, which is counted then: it need not be written. */
export function isPassedOver(findings: Findings): boolean {
  if (findings.warnings < most) return false;
  findings.warnings++;
  return true;
}

/** Whether looking further cannot change the verdict. */
export function isFull(findings: Findings): boolean {
  return findings.errors > most;
}

const ok: Verdict = Object.freeze({ verdict: "ok", breakages: Object.freeze([]) });

/** The verdict on what was found. */
export function verdictOf(
  { found, errors, warnings }: Findings,
  converted?: ConvertedRequests,
): Verdict {
  if (errors + warnings === 0 && converted === undefined) return ok;
  const verdict = errors > 0 ? "breaks" : warnings > 0 ? "warns" : "ok";
  return {
    verdict,
    breakages: listed(found, Math.min(errors, most)),
    ...(errors + warnings > most ? { truncated: true as const } : {}),
    ...(converted === undefined ? {} : { converted }),
  };
}

/** As many as the list may have, in the order in which they were found: all errors, then warnings. */
function listed(found: readonly Breakage[], errors: number): readonly Breakage[] {
  let room = most - errors;
  return found.length <= most
    ? found
    : found.filter(({ severity }) => severity === "error" || room-- > 0);
}
