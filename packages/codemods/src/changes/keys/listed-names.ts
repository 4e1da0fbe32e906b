import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { referredType } from "./key-types.ts";

/** How deep names of types are followed to what they stand for. */
const DEPTH = 8;

/** The names that the type of a key lists; null where it lists none. */
export function listedAt(facts: Facts, key: ts.Expression): readonly ts.StringLiteral[] | null {
  const type = declaredType(facts, key);
  return type ? writtenNames(facts, type) : null;
}

/** The type that a key is declared with. */
export function declaredType(facts: Facts, key: ts.Expression): ts.TypeNode | undefined {
  if (!ts.isIdentifier(key)) return undefined;
  const declared = facts.program.moduleOf(key).scopes.resolve(key)?.node.parent;
  if (declared && ts.isBindingElement(declared)) return boundType(facts, declared);
  return declared && (ts.isParameter(declared) || ts.isVariableDeclaration(declared))
    ? declared.type
    : undefined;
}

/** What is said of a member that a pattern takes: `({ sort }: { sort: keyof Habit }) => …`. */
function boundType(facts: Facts, element: ts.BindingElement): ts.TypeNode | undefined {
  const { parent: holder } = element.parent;
  const isDeclared = ts.isParameter(holder) || ts.isVariableDeclaration(holder);
  if (!isDeclared || !holder.type || element.dotDotDotToken) return undefined;
  return memberType(facts, holder.type, (element.propertyName ?? element.name).getText());
}

/** The type that a member is declared with, in a type that is written out, under a name of its own or not. */
function memberType(facts: Facts, type: ts.Node, name: string, depth = 0): ts.TypeNode | undefined {
  if (depth > DEPTH) return undefined;
  const inner = (node: ts.Node): ts.TypeNode | undefined =>
    memberType(facts, node, name, depth + 1);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeAliasDeclaration(type)) return inner(type.type);
  if (ts.isIntersectionTypeNode(type)) return type.types.map(inner).find((each) => each);
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type))
    return type.members.filter(ts.isPropertySignature).find((each) => each.name.getText() === name)
      ?.type;
  const named = ts.isTypeReferenceNode(type) ? referredType(facts, type) : null;
  return named ? inner(named) : undefined;
}

/** The names that a type lists, under a name of its own or not: `'title' | 'streak'`; null where it is no such list. */
export function writtenNames(
  facts: Facts,
  type: ts.Node,
  depth = 0,
): readonly ts.StringLiteral[] | null {
  if (depth > DEPTH) return null;
  const inner = (node: ts.Node): readonly ts.StringLiteral[] | null =>
    writtenNames(facts, node, depth + 1);
  if (ts.isParenthesizedTypeNode(type)) return inner(type.type);
  if (ts.isTypeAliasDeclaration(type)) return inner(type.type);
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal] : null;
  if (ts.isUnionTypeNode(type)) {
    const parts = type.types.map(inner);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  const named = ts.isTypeReferenceNode(type) ? referredType(facts, type) : null;
  return named ? inner(named) : null;
}
