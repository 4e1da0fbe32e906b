/** The part of the engine that commands use; a parameter, so that tests can give another plan. */
export type Engine = Pick<
  typeof import("@habitshift/codemods"),
  | "findBlocked"
  | "findRepository"
  | "findUncommitted"
  | "forgetLast"
  | "openProject"
  | "prepareMigration"
  | "surveyServices"
  | "toFileChanges"
  | "undoLast"
  | "writeChanges"
>;

/** Loads the engine, and the compiler with it: only where it is needed. */
export async function loadEngine(): Promise<Engine> {
  return import("@habitshift/codemods");
}
