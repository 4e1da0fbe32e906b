import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, type Role } from "../../facts/shapes.ts";
import { declarationOf } from "../../provenance/types/declaration-of.ts";
import { keyNames } from "../../provenance/types/key-names.ts";
import { declaredRoles } from "./declared-roles.ts";

/** A type that stands for the names of a payload's members: `keyof Habit`, `Exclude<keyof Habit, 'id'>`. */
export interface KeyType {
  readonly node: ts.TypeNode;
  readonly role: Role;
  readonly declaration: ts.Node;
  readonly names: readonly string[];
}

/** The types of the program that stand for the names of a payload's members, among them v1 names. */
export function keyTypes(facts: Facts): ReadonlyMap<ts.TypeNode, KeyType> {
  const found = new Map<ts.TypeNode, KeyType>();
  const visit = (node: ts.Node): void => {
    const type = ts.isTypeOperatorNode(node) ? keyTypeAt(facts, node) : null;
    if (type) found.set(type.node, type);
    ts.forEachChild(node, visit);
  };
  for (const module of facts.program.modules.values())
    if (module.source.text.includes("keyof")) visit(module.source);
  return found;
}

function keyTypeAt(facts: Facts, operator: ts.TypeOperatorNode): KeyType | null {
  if (operator.operator !== ts.SyntaxKind.KeyOfKeyword) return null;
  const target = declaredRoles(facts, operator.type);
  const [role] = [...(target?.roles ?? [])].filter((each) => each !== "envelope");
  const { program, types } = facts.machine;
  const node = wholeOf(operator);
  const names = target && keyNames({ ...types, program }, types.refer(node), node);
  if (!target || !role || !names) return null;
  const isV1 = changedNames(role).some((name) => names.has(name));
  return isV1 ? { node, role, declaration: target.declaration, names: [...names] } : null;
}

/** The outermost type that only leaves some of the names out. */
function wholeOf(node: ts.TypeNode): ts.TypeNode {
  const { parent } = node;
  if (ts.isParenthesizedTypeNode(parent)) return wholeOf(parent);
  const isSelected =
    ts.isTypeReferenceNode(parent) &&
    ["Exclude", "Extract"].includes(parent.typeName.getText()) &&
    parent.typeArguments?.[0] === node;
  return isSelected ? wholeOf(parent) : node;
}

/** The types of names that a type holds, be it in the members of what it refers to. */
export function keyTypesIn(
  facts: Facts,
  types: ReadonlyMap<ts.TypeNode, KeyType>,
  type: ts.Node,
): ReadonlySet<KeyType> {
  const found = new Set<KeyType>();
  const entered = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (entered.has(node)) return;
    entered.add(node);
    const known = ts.isTypeNode(node) ? types.get(node) : undefined;
    if (known) found.add(known);
    else {
      typesBehind(facts, node).forEach(visit);
      ts.forEachChild(node, visit);
    }
  };
  visit(type);
  return found;
}

/** What a type is written elsewhere as: under a name, or where a value was declared. */
function typesBehind(facts: Facts, node: ts.Node): readonly ts.Node[] {
  if (ts.isTypeQueryNode(node)) return typesOfValue(facts, node);
  const named = ts.isTypeReferenceNode(node) ? referredType(facts, node) : null;
  return named ? [named] : [];
}

/** The types that the variable of a `typeof` is declared with, or says that it satisfies. */
function typesOfValue(facts: Facts, { exprName }: ts.TypeQueryNode): readonly ts.TypeNode[] {
  const declared = ts.isIdentifier(exprName)
    ? facts.program.moduleOf(exprName).scopes.resolve(exprName)?.node.parent
    : undefined;
  if (!declared || !ts.isVariableDeclaration(declared)) return [];
  const { type, initializer } = declared;
  return [type, initializer && satisfied(initializer)].filter((each) => each !== undefined);
}

function satisfied(node: ts.Expression): ts.TypeNode | undefined {
  if (ts.isSatisfiesExpression(node)) return node.type;
  return ts.isAsExpression(node) ? satisfied(node.expression) : undefined;
}

/** What a type name stands for: its declaration, or what a type parameter extends. */
export function referredType(facts: Facts, node: ts.TypeReferenceNode): ts.Node | null {
  const module = facts.program.moduleOf(node);
  const named = ts.isIdentifier(node.typeName)
    ? module.scopes.resolveType(node.typeName.text, node)
    : null;
  if (named && ts.isTypeParameterDeclaration(named)) return named.constraint ?? null;
  const found = declarationOf(facts.program, node.typeName, module);
  return found && !("external" in found) ? found : null;
}
