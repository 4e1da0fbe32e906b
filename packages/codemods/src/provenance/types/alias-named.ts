import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";
import { declarationOf } from "./declaration-of.ts";

/** The alias that a type is given by; null where it is given by another kind of declaration, or by a library's. */
export function aliasNamed(
  program: Program,
  node: ts.TypeReferenceNode,
): ts.TypeAliasDeclaration | null {
  const found = declarationOf(program, node.typeName, program.moduleOf(node));
  return found && !("external" in found) && ts.isTypeAliasDeclaration(found) ? found : null;
}
