import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";

/** `!` where the project's compiler says that an array's element may be missing, else nothing. */
export function indexAssertion(facts: Facts, file: string): string {
  return /\.[cm]?tsx?$/.test(file) &&
    facts.program.compilerOption(file, "noUncheckedIndexedAccess") === true
    ? "!"
    : "";
}

/** Whether a node stands in a file that a TypeScript compiler checks. */
export function isTypeScript(node: ts.Node): boolean {
  return /\.[cm]?tsx?$/.test(node.getSourceFile().fileName);
}
