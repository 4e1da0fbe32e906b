import type { Facts } from "../facts/facts.ts";
import { isTypedPath } from "../program/is-typed-path.ts";

/** `!` where the project's compiler says that an array's element may be missing, else nothing. */
export function indexAssertion(facts: Facts, file: string): string {
  return isTypedPath(file) &&
    facts.program.compilerOption(file, "noUncheckedIndexedAccess") === true
    ? "!"
    : "";
}
