import type { AnyConversion } from "../convert-any.ts";

/** A line that was converted; `line` counts from 1. */
export interface ConvertedLine extends AnyConversion {
  line: number;
}

/** A line that was not, set aside: it is not in the output. */
export interface FailedLine {
  line: number;
  error: { message: string; pointers: string[] };
  /** The line without its end; undefined where it is not UTF-8, or too long to be kept. */
  text?: string;
  /** The bytes of a line that is not UTF-8. */
  bytes?: Uint8Array;
}

/** What became of all lines. */
export interface LinesSummary {
  lines: number;
  blank: number;
  failed: number;
  /** Lines by what they were taken for. */
  kinds: Partial<Record<AnyConversion["kind"], number>>;
  /** Logs made of days of completion. */
  logs: number;
  notes: { derived: number; assumed: number; lost: number; kept: number };
}
