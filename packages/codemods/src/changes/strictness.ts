import type { Facts } from "../facts/facts.ts";

/** `!` where the project's compiler says that an array's element may be missing, else nothing. */
export function indexAssertion(facts: Facts, file: string): string {
  return /\.[cm]?tsx?$/.test(file) &&
    facts.program.compilerOption(file, "noUncheckedIndexedAccess") === true
    ? "!"
    : "";
}
