import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";

/**
 * Whether a type says `keyof`, perhaps as what a type parameter extends, or as what an alias makes of one.
 *
 * @param asked - What was followed already: aliases may name themselves.
 */
export function namesKeys(
  facts: Facts,
  type: ts.TypeNode,
  asked: ReadonlySet<ts.Node> = new Set(),
): boolean {
  if (ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.KeyOfKeyword) return true;
  const known = new Set([...asked, type]);
  const said = saidBy(facts, type);
  let found = said !== undefined && !known.has(said) && namesKeys(facts, said, known);
  ts.forEachChild(type, (child) => {
    found ||= ts.isTypeNode(child) && namesKeys(facts, child, known);
  });
  return found;
}

/** What a type parameter extends, and what an alias with parameters stands for: `KeysOfType<T, number>`. */
function saidBy(facts: Facts, type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined;
  const { scopes } = facts.program.moduleOf(type);
  const declared = scopes.resolveType(type.typeName.text, type);
  if (!declared) return undefined;
  if (ts.isTypeParameterDeclaration(declared)) return declared.constraint;
  return ts.isTypeAliasDeclaration(declared) && declared.typeParameters ? declared.type : undefined;
}
