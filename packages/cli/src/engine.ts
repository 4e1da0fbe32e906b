/** The part of the engine that commands use; a parameter, so that tests can give another plan. */
export type Engine = Pick<
  typeof import("@habitshift/codemods/engine"),
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

/** Loads the engine, which loads the compiler only where it is needed. */
export async function loadEngine(): Promise<Engine> {
  return import("@habitshift/codemods/engine");
}
