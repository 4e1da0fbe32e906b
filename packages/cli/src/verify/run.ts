import type { ReadState } from "@habitshift/sandbox";

/** What one run of the command did. */
export interface Run extends Ended {
  readonly calls: readonly SeenCall[];
  readonly final: ReadState;
}

/** How a command ended, and what it wrote. */
export interface Ended {
  /** Null: it was killed. */
  readonly status: number | null;
  /** The signal that ended it; null: none did. */
  readonly signal: string | null;
  readonly isTimedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** True where more was written than is kept. */
  readonly isCut: boolean;
}

/** A request that a sandbox saw, and its answer; without keys, tokens and passwords. */
export interface SeenCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** As JSON where it is that, else the text; undefined where there was none. */
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
  /** How many characters the command had printed by then. */
  readonly printed: number;
}
