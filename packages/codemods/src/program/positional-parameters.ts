import type { ts } from "ts-morph";
import { declaresThis } from "./declares-this.ts";

/** The parameters of a function that arguments have the places of: all but `this`, which only has a type there. */
export function positionalParameters(
  node: ts.SignatureDeclaration,
): readonly ts.ParameterDeclaration[] {
  return declaresThis(node) ? node.parameters.slice(1) : node.parameters;
}
