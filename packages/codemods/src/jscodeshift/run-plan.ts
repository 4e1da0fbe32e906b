/** What a run of jscodeshift asks for; the same for each of its workers. */
export interface PlanRequest {
  /** Absolute, without links. */
  readonly root: string;
  /** The ids of the changes that are wanted alone; null: all, in whole groups. */
  readonly changes: readonly string[] | null;
  readonly includeReview: boolean;
  readonly serviceUrl: string | null;
  readonly typecheck: boolean;
  /** What the runner hands over, such as ".ts"; null where it does not say. */
  readonly extensions: readonly string[] | null;
}

/** A module that edits import and that does not exist yet. */
export interface CreatedModule {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What becomes of one file that was looked into. */
export interface FilePlan {
  /** The hash of the text that the plan was made from; null where it could not be read. */
  readonly before: string | null;
  /** Null where the file stays as it is. */
  readonly after: string | null;
  readonly created: readonly CreatedModule[];
  /** How many places of each change are rewritten, by its id. */
  readonly edits: Readonly<Record<string, number>>;
  /** What a person should know, a line each. */
  readonly remarks: readonly string[];
  /** Why the file could not be read or parsed; null where it could. */
  readonly failure: string | null;
}

/** What a whole run does, by the path of each file relative to the root. */
export interface RunPlan {
  readonly files: Readonly<Record<string, FilePlan>>;
}

/** What the planner answers. */
export type PlanAnswer = { readonly plan: RunPlan } | { readonly problem: string };
