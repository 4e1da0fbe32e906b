import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { nodesIn } from "../../program/nodes-in.ts";

/**
 * Whether a name is declared with a type parameter of which a compiler knows no members, as `patch: Partial<T>` of a
 * `Store<T extends { id: string }>`.
 *
 * @param names - The members that tell what a type parameter extends from that.
 */
export function isGeneric(facts: Facts, node: ts.Expression, names: readonly string[]): boolean {
  if (!ts.isIdentifier(node)) return false;
  const { scopes } = facts.program.moduleOf(node);
  const declared = scopes.resolve(node)?.node.parent;
  const type =
    declared && (ts.isParameter(declared) || ts.isVariableDeclaration(declared))
      ? declared.type
      : undefined;
  return (type ? nodesIn(type) : []).some((each) => {
    if (!ts.isTypeReferenceNode(each) || !ts.isIdentifier(each.typeName)) return false;
    const parameter = scopes.resolveType(each.typeName.text, each);
    return (
      parameter !== null &&
      parameter !== undefined &&
      ts.isTypeParameterDeclaration(parameter) &&
      !hasMembers(facts, parameter.constraint, names)
    );
  });
}

function hasMembers(
  { machine: { types } }: Facts,
  constraint: ts.TypeNode | undefined,
  names: readonly string[],
): boolean {
  const structure = constraint ? types.expand(types.refer(constraint)) : null;
  return structure?.is === "object" && names.some((name) => structure.members.has(name));
}
