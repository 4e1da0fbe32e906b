import type { FileFate, Group, MigrationPlan } from "./model.ts";
import type { EditSet } from "./plan/rewrite-files.ts";

/** All that a plan for any choice of groups is made of, as data. */
export interface Analysis
  extends Pick<MigrationPlan, "findings" | "ignored" | "idleIgnores" | "notices" | "ownRoute"> {
  /** Edits are those of the files. */
  readonly groups: readonly (Group & EditSet)[];
  readonly todos: readonly (Group & EditSet)[];
  /** What was looked into. */
  readonly files: readonly string[];
  /** Of files that could not be looked into. */
  readonly fates: readonly FileFate[];
}
