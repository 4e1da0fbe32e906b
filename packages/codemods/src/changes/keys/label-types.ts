import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { literalOf } from "../key-uses.ts";
import { type KeyType, referredType } from "./key-types.ts";

/**
 * Whether a type of names is given to a call that keeps a text, as in `useState<keyof Habit>('title')`, or declares
 * what is given one, or a list of such, as `['title'] as const satisfies (keyof Habit)[]` does, or what callers give one.
 * Where nothing is looked up by it, such names are but labels.
 */
export function isOfLabels(
  facts: Facts,
  { role, names, node }: KeyType,
  lookedUp: ReadonlySet<ts.Node>,
): boolean {
  const texts = textsAt(facts, holderOf(node));
  return (
    !texts.some((each) => lookedUp.has(each)) &&
    texts.some(({ text }) => names.includes(text) && changedNames(role).includes(text))
  );
}

/** What a type is written at, past unions and lists. */
function holderOf({ parent }: ts.Node): ts.Node {
  const isAround =
    ts.isUnionTypeNode(parent) ||
    ts.isParenthesizedTypeNode(parent) ||
    ts.isArrayTypeNode(parent) ||
    (ts.isTypeOperatorNode(parent) && parent.operator === ts.SyntaxKind.ReadonlyKeyword);
  return isAround ? holderOf(parent) : parent;
}

/** A text, or those of a list. */
function textsIn(node: ts.Expression | undefined): readonly ts.StringLiteralLike[] {
  if (!node) return [];
  const given: readonly ts.Expression[] = ts.isArrayLiteralExpression(node)
    ? node.elements
    : [node];
  return given.filter(ts.isStringLiteralLike);
}

/** The texts that come to what is declared or made with a type. */
function textsAt(facts: Facts, holder: ts.Node): readonly ts.StringLiteralLike[] {
  const taken = ts.isPropertySignature(holder) ? takenFor(facts, holder) : holder;
  if (taken && (ts.isParameter(taken) || ts.isBindingElement(taken)))
    return [...textsIn(taken.initializer), ...textsGiven(facts, taken.name)];
  return textsIn(writtenAt(holder));
}

/** The texts that callers give for a name. */
function textsGiven(facts: Facts, name: ts.BindingName): readonly ts.StringLiteralLike[] {
  const literals = [...facts.seen(name)].map(literalOf);
  return literals.filter((each) => each !== null).filter(ts.isStringLiteralLike);
}

/** What is written for what is declared or made with a type. */
function writtenAt(holder: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(holder) || ts.isNewExpression(holder)) return holder.arguments?.[0];
  if (ts.isVariableDeclaration(holder) || ts.isPropertyDeclaration(holder))
    return holder.initializer;
  if (ts.isSatisfiesExpression(holder)) return bareExpression(holder.expression);
  return ts.isTypeReferenceNode(holder) ? defaultOfProp(holder) : undefined;
}

/** `({ sort = 'title' }: Props)`: where a prop is taken. */
function takenFor(
  facts: Facts,
  { name, parent }: ts.PropertySignature,
): ts.BindingElement | undefined {
  for (const node of facts.program.nodes(ts.isParameter)) {
    if (!ts.isObjectBindingPattern(node.name) || !node.type) continue;
    const named = ts.isTypeReferenceNode(node.type) ? referredType(facts, node.type) : node.type;
    const declared = named && ts.isTypeAliasDeclaration(named) ? named.type : named;
    if (declared !== parent) continue;
    const taken = node.name.elements.find(
      (element) => (element.propertyName ?? element.name).getText() === name.getText(),
    );
    if (taken) return taken;
  }
  return undefined;
}

/** `{ type: String as PropType<keyof Habit>, default: 'title' }`, as options of Vue declare a prop. */
function defaultOfProp({ parent }: ts.TypeReferenceNode): ts.Expression | undefined {
  const options = ts.isAsExpression(parent) ? parent.parent.parent : undefined;
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const byDefault = options.properties.find((member) => member.name?.getText() === "default");
  return byDefault && ts.isPropertyAssignment(byDefault) ? byDefault.initializer : undefined;
}
