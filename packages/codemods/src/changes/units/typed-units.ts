import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isChoice } from "../../program/is-choice.ts";
import { oncePer } from "../../program/once-per.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { mappedText } from "../mapped-text.ts";
import { becomesV2 } from "./becomes-v2.ts";
import { aliasOf, type UnitAlias, unitAliases } from "./unit-aliases.ts";
import { textsBehind, type UnitSource } from "./unit-lists.ts";

/**
 * A text of v1 that is given where the type of a unit is written (`const first: Unit = 'times'`), names a member there
 * (`const signs: Record<Unit, string> = { times: '×' }`), or is what the type is made of (`(typeof UNITS)[number]`).
 */
export interface TypedUnit {
  readonly literal: ts.StringLiteral | ts.Identifier;
  readonly to: string;
  readonly unit: UnitAlias;
  /** Whether the type is made of it. */
  readonly isSource: boolean;
}

/** The texts that follow a type which is renamed: they would not be of it any more. */
export const typedUnits = oncePer((facts: Facts): ReadonlyMap<ts.Node, TypedUnit> => {
  const found = new Map<ts.Node, TypedUnit>();
  const aliases = unitAliases(facts);
  if (aliases.size === 0) return found;
  const add = (literal: TypedUnit["literal"], unit: UnitAlias | undefined, isSource: boolean) => {
    const to = unit && !unit.isShared ? mappedText(facts, unit.mapping, literal.text) : null;
    if (unit && to !== null && !found.has(literal) && !becomesV2(facts, literal))
      found.set(literal, { literal, to, unit, isSource });
  };
  for (const [source, unit] of aliases)
    for (const literal of textsBehind(facts.program, source)) add(literal, unit, true);
  for (const node of facts.program.nodes(isText))
    for (const { literal, type } of typedAt(facts, node)) add(literal, unitOf(facts, type), false);
  return found;
});

/** The types by which members of tables are named: `Record<Unit, string>`. */
export const namingUnits = oncePer((facts: Facts): ReadonlySet<UnitSource> => {
  const tables = facts.program.nodes(ts.isObjectLiteralExpression);
  const types = tables.flatMap((table) => expectedAt(facts, table).flatMap(keysOf));
  return new Set(types.map((type) => aliasOf(facts, type)).filter((alias) => alias !== null));
});

function isText(node: ts.Node): node is ts.StringLiteral | ts.PropertyAssignment {
  return ts.isStringLiteral(node) || ts.isPropertyAssignment(node);
}

/** The texts of a node with the types that are written for them: itself, or the name of the member that it is. */
function typedAt(
  facts: Facts,
  node: ts.StringLiteral | ts.PropertyAssignment,
): readonly TypedText[] {
  if (ts.isStringLiteral(node))
    return expectedAt(facts, node).map((type) => ({ literal: node, type }));
  const { name } = node;
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
  const types = expectedAt(facts, node.parent).flatMap(keysOf);
  return types.map((type) => ({ literal: name, type }));
}

interface TypedText extends Pick<TypedUnit, "literal"> {
  readonly type: ts.TypeNode;
}

function unitOf(facts: Facts, type: ts.TypeNode): UnitAlias | undefined {
  const alias = aliasOf(facts, type);
  return alias ? unitAliases(facts).get(alias) : undefined;
}

/** The type that is written for the names of members: `Record<Unit, string>`. */
function keysOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isMappedTypeNode(type))
    return type.typeParameter.constraint ? [type.typeParameter.constraint] : [];
  if (!ts.isTypeReferenceNode(type)) return [];
  const [first] = type.typeArguments ?? [];
  if (!first) return [];
  return type.typeName.getText() === "Record"
    ? [first]
    : AROUND.has(type.typeName.getText())
      ? keysOf(first)
      : [];
}

/** Types of the language that keep the names of members. */
const AROUND: ReadonlySet<string> = new Set(["Partial", "Readonly", "Required"]);

/** The types that are written for what an expression gives. */
function expectedAt(facts: Facts, node: ts.Expression): readonly ts.TypeNode[] {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return elementsOf(expectedAt(facts, parent));
  if (ts.isParenthesizedExpression(parent)) return expectedAt(facts, parent);
  if (ts.isConditionalExpression(parent) && parent.condition !== node)
    return expectedAt(facts, parent);
  if (ts.isBinaryExpression(parent))
    return isChoice(parent.operatorToken.kind) ? expectedAt(facts, parent) : [];
  if (ts.isCallExpression(parent)) return argumentTypes(facts, parent, node);
  if (ts.isReturnStatement(parent)) return typeOf(ts.findAncestor(parent, ts.isFunctionLike));
  const isGiven =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isArrowFunction(parent);
  return isGiven ? typeOf(parent) : [];
}

function typeOf(
  node: { readonly type?: ts.TypeNode | undefined } | undefined,
): readonly ts.TypeNode[] {
  return node?.type ? [node.type] : [];
}

function elementsOf(types: readonly ts.TypeNode[]): readonly ts.TypeNode[] {
  return types.flatMap((type): readonly ts.TypeNode[] => {
    if (ts.isTypeOperatorNode(type)) return elementsOf([type.type]);
    if (ts.isArrayTypeNode(type)) return [type.elementType];
    const isList = ts.isTypeReferenceNode(type) && LISTS.has(type.typeName.getText());
    return isList ? (type.typeArguments?.slice(0, 1) ?? []) : [];
  });
}

const LISTS: ReadonlySet<string> = new Set(["Array", "ReadonlyArray", "Set", "ReadonlySet"]);

/** Methods of lists that take an element. */
const TAKING: ReadonlySet<string> = new Set([
  ...["indexOf", "lastIndexOf", "includes", "has"],
  ...["push", "unshift", "add", "delete"],
]);

/** The types that functions of the program have for an argument, or a list for its elements. */
function argumentTypes(
  facts: Facts,
  { expression, arguments: given }: ts.CallExpression,
  node: ts.Expression,
): readonly ts.TypeNode[] {
  const index = given.indexOf(node);
  if (index < 0) return [];
  const own = [...facts.seen(expression)].flatMap((value) =>
    value.kind === "function" && ts.isFunctionLike(value.node)
      ? typeOf(positionalParameters(value.node)[index])
      : [],
  );
  const isTaking = ts.isPropertyAccessExpression(expression) && TAKING.has(expression.name.text);
  return isTaking ? [...own, ...elementsOf(declaredTypes(facts, expression.expression))] : own;
}

function declaredTypes({ program }: Facts, node: ts.Expression): readonly ts.TypeNode[] {
  if (!ts.isIdentifier(node)) return [];
  const declared = program.moduleOf(node).scopes.resolve(node)?.node.parent;
  return declared && (ts.isVariableDeclaration(declared) || ts.isParameter(declared))
    ? typeOf(declared)
    : [];
}
