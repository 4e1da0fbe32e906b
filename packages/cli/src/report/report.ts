import type { Finding, MigrationPlan, Project } from "@habitshift/codemods";
import type { Phase, Severity } from "@habitshift/schemas";
import type { Account } from "./account.ts";

export interface ReportedFinding extends Finding {
  readonly status: "proposed" | "applied" | "left-out";
  readonly severity: Severity;
}

/** A file that was not looked into. */
export interface UnseenFile {
  readonly file: string;
  readonly reason: string;
}

/** What a run found, whatever it is written as. */
export interface Report {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly phase: Phase;
  /** Calendar days, UTC; negative after it. */
  readonly daysToSunset: number;
  /** By file, then by place. */
  readonly findings: readonly ReportedFinding[];
  readonly account: Account;
  /** Files that could not be read or parsed. */
  readonly unreadable: readonly UnseenFile[];
  readonly skipped: readonly UnseenFile[];
  readonly omitted: Project["omitted"];
  /** Places that comments keep as they are. */
  readonly ignored: MigrationPlan["ignored"];
  /** Comments that keep nothing. */
  readonly idleIgnores: MigrationPlan["idleIgnores"];
  readonly notices: MigrationPlan["notices"];
}
