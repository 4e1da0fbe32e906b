import type { ts } from "ts-morph";
import type { Program } from "./program.ts";

/** What holds a program: facts, or the machine that finds them. */
export interface WithProgram {
  readonly program: Program;
}

/** Where code uses a name beside its own place, such as where it is declared. */
export function referencesTo(
  { program }: WithProgram,
  name: ts.Identifier,
): readonly ts.Identifier[] {
  const { references = [] } = program.moduleOf(name).scopes.resolve(name) ?? {};
  return references.filter((use) => use !== name);
}
