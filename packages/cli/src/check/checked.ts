import type { ChangeId } from "@habitshift/schemas";
import type { Report, ReportedFinding } from "../report/report.ts";

/** A finding as the gate sees it. */
export interface CheckedFinding extends ReportedFinding {
  /** Against the baseline; null: none was given. */
  readonly baseline: "new" | "known" | null;
  /** Its calls in recorded traffic; null: no traffic was given, or nothing of it could show there. */
  readonly traffic: SeenCalls | null;
}

/** How often something was called in recorded traffic. */
export interface SeenCalls {
  readonly calls: number;
  /** When it was last, as a date-time; null: never, or the record has no times. */
  readonly lastSeen: string | null;
}

/** A finding as a baseline names it, so that it is known again. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly change: ChangeId;
  /** Relative to the working folder, with `/`. */
  readonly file: string;
  readonly before: string;
}

/** What a check found and what follows from it, whatever it is written as. */
export interface Checked extends Report {
  /** By file, then by place. */
  readonly findings: readonly CheckedFinding[];
  /** Entries of the baseline that nothing is found of any more. */
  readonly fixed: readonly BaselineEntry[];
  /** Why it fails, in words; empty: it passes. */
  readonly failures: readonly string[];
  /** The working folder within the repository, `""` or `packages/app/`: what goes before a file, so that others find it. */
  readonly prefix: string;
}
