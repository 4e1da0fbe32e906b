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

/** What became of a baseline. */
export interface BaselineUse {
  /** As the user calls it. */
  readonly file: string;
  readonly known: number;
  readonly new: number;
  /** What was written; null: it was only read. */
  readonly update: BaselineUpdate | null;
}

/** What an update did to it. */
interface BaselineUpdate {
  /** Whether there was none before. */
  readonly isCreated: boolean;
  readonly added: number;
  readonly pruned: number;
  /** Entries whose file has another name now. */
  readonly moved: number;
  /** What is in it now. */
  readonly total: number;
}

/** Calls of an endpoint of v1, or of what looks like one. */
export interface EndpointCalls extends SeenCalls {
  /** Such as `v1.habits.list`; null where v1 has no such path or method. */
  readonly endpoint: string | null;
  readonly method: string;
  /** With its prefix, such as `/api/v1/habits/{habitId}`. */
  readonly path: string;
  readonly change: ChangeId;
}

/** What recorded traffic says. */
export interface TrafficUse {
  /** As the user calls it. */
  readonly file: string;
  /** Calls of v1. */
  readonly calls: number;
  /** Requests that are no calls of v1: calls of v2, and what goes to others. */
  readonly others: number;
  /** Calls of v1 of endpoints that findings belong to. */
  readonly explained: readonly EndpointCalls[];
  /** Calls of v1 that nothing in the code explains: others still make them. */
  readonly unexplained: readonly EndpointCalls[];
}

/** What a check found and what follows from it, whatever it is written as. */
export interface Checked extends Report {
  /** By file, then by place. */
  readonly findings: readonly CheckedFinding[];
  /** Entries of the baseline that nothing is found of any more. */
  readonly fixed: readonly BaselineEntry[];
  /** Null: none was given. */
  readonly baseline: BaselineUse | null;
  /** Null: none was given. */
  readonly traffic: TrafficUse | null;
  /** Only what was changed since a revision is judged, and among the findings; null: all is. */
  readonly since: { readonly revision: string; readonly leftOut: number } | null;
  /** Why it fails, in words; empty: it passes. */
  readonly failures: readonly string[];
  /** The working folder within the repository, `""` or `packages/app/`: what goes before a file, so that others find it. */
  readonly prefix: string;
}
