import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";

/** Whether a type says `keyof`, perhaps as what a type parameter extends. */
export function namesKeys(facts: Facts, type: ts.TypeNode): boolean {
  let found = ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.KeyOfKeyword;
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
    const { scopes } = facts.program.moduleOf(type);
    const declared = scopes.resolveType(type.typeName.text, type);
    const extended =
      declared && ts.isTypeParameterDeclaration(declared) ? declared.constraint : undefined;
    found ||= extended !== undefined && extended !== type && namesKeys(facts, extended);
  }
  ts.forEachChild(type, (child) => {
    found ||= ts.isTypeNode(child) && namesKeys(facts, child);
  });
  return found;
}
