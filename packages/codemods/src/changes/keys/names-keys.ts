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

/** What a type parameter extends, and what an alias with parameters chooses names by: `KeysOfType<T, number>`. */
function saidBy(facts: Facts, type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined;
  const { scopes } = facts.program.moduleOf(type);
  const declared = scopes.resolveType(type.typeName.text, type);
  if (!declared) return undefined;
  if (ts.isTypeParameterDeclaration(declared)) return declared.constraint;
  return ts.isTypeAliasDeclaration(declared) && choosesNames(declared.type)
    ? declared.type
    : undefined;
}

/** `{ [K in keyof T]: T[K] extends V ? K : never }[keyof T]` */
function choosesNames(type: ts.TypeNode): boolean {
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isMappedTypeNode(type.objectType)) return false;
  const { type: chosen, typeParameter } = type.objectType;
  if (!chosen || !ts.isConditionalTypeNode(chosen)) return false;
  const isName = (part: ts.TypeNode): boolean => part.getText() === typeParameter.name.text;
  return isName(chosen.trueType) || isName(chosen.falseType);
}
