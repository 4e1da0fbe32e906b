import type { Outcome } from "./outcome.ts";

/** How much was judged, and what came of it. */
export interface Tally {
  readonly files: number;
  readonly requests: number;
  readonly ok: number;
  readonly warns: number;
  readonly breaks: number;
  /** What could not be read. */
  readonly errors: number;
  readonly leftOut: {
    readonly otherHosts: number;
    /** Those to a variable whose value is not known. */
    readonly unknownAddress: number;
  };
  /** By change, what breaks and what only warns. */
  readonly changes: Readonly<
    Record<string, { readonly errors: number; readonly warnings: number }>
  >;
}

/** Counts outcomes as they come. */
export interface Counter {
  count(outcome: Outcome): void;
  /** Whether there was anything to count. */
  hasAny(): boolean;
  tally(files: number): Tally;
}

export function createCounter(): Counter {
  const requests = { ok: 0, warns: 0, breaks: 0 };
  const left = { other: 0, unknown: 0 };
  const changes: Record<string, { errors: number; warnings: number }> = {};
  let errors = 0;
  let hasAny = false;
  return {
    hasAny: () => hasAny,
    count(outcome) {
      hasAny = true;
      if (outcome.kind === "fault") errors += 1;
      else if (outcome.kind === "left") left[outcome.addressee] += 1;
      else {
        requests[outcome.verdict] += 1;
        for (const { change, severity } of outcome.breakages) {
          changes[change] ??= { errors: 0, warnings: 0 };
          changes[change][severity === "error" ? "errors" : "warnings"] += 1;
        }
      }
    },
    tally: (files) => ({
      files,
      requests: requests.ok + requests.warns + requests.breaks,
      ...requests,
      errors,
      leftOut: { otherHosts: left.other, unknownAddress: left.unknown },
      changes: Object.fromEntries(Object.entries(changes).sort(([a], [b]) => (a < b ? -1 : 1))),
    }),
  };
}
