import { ts } from "ts-morph";
import type { Program } from "./program.ts";

/** The parameter that an expression names; null where it is no name, or that of something else. */
export function parameterNamed(
  program: Program,
  node: ts.Expression,
): ts.ParameterDeclaration | null {
  const declared = ts.isIdentifier(node)
    ? program.moduleOf(node).scopes.resolve(node)?.node.parent
    : undefined;
  return declared && ts.isParameter(declared) ? declared : null;
}
