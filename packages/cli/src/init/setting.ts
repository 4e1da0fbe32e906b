import type { Runner } from "./check-command.ts";

/** What the files that run the check have to know of a repository. */
export interface Setting extends Runner {
  /** Where the code is, relative to the repository, with `/`; empty: at its top. */
  readonly folder: string;
  /** The baseline that is there, relative to the folder; null where there is none. */
  readonly baseline: string | null;
}

/** The flags that the check has wherever it runs. */
export function baselineFlags({ baseline }: Setting): readonly string[] {
  return baseline === null ? [] : ["--baseline", baseline];
}

/** What `init` looks for, and its comments name. */
export const usualBaseline = "habitshift-baseline.json";
