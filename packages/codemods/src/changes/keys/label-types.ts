import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { type KeyType, referredType } from "./key-types.ts";

/**
 * Whether a type of names is given to a call that keeps a text, as in `useState<keyof Habit>('title')`, or declares
 * what is given one, or a list of such, as `['title'] as const satisfies (keyof Habit)[]` does. Where nothing is looked up by it, such names are but labels.
 */
export function isOfLabels(
  facts: Facts,
  { role, names, node }: KeyType,
  lookedUp: ReadonlySet<ts.Node>,
): boolean {
  const given = givenTo(facts, holderOf(node));
  const texts = given ? textsIn(given) : [];
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
function textsIn(node: ts.Expression): readonly ts.StringLiteralLike[] {
  const given: readonly ts.Expression[] = ts.isArrayLiteralExpression(node)
    ? node.elements
    : [node];
  return given.filter(ts.isStringLiteralLike);
}

/** The first text that comes to what is declared or made with a type. */
function givenTo(facts: Facts, holder: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(holder) || ts.isNewExpression(holder)) return holder.arguments?.[0];
  if (
    ts.isVariableDeclaration(holder) ||
    ts.isParameter(holder) ||
    ts.isPropertyDeclaration(holder)
  )
    return holder.initializer;
  if (ts.isSatisfiesExpression(holder)) return bareExpression(holder.expression);
  if (ts.isPropertySignature(holder)) return takenFor(facts, holder);
  return ts.isTypeReferenceNode(holder) ? defaultOfProp(holder) : undefined;
}

/** `({ sort = 'title' }: Props)`: what stands for a prop that is not given. */
function takenFor(facts: Facts, { name, parent }: ts.PropertySignature): ts.Expression | undefined {
  for (const node of facts.program.nodes(ts.isParameter)) {
    if (!ts.isObjectBindingPattern(node.name) || !node.type) continue;
    const named = ts.isTypeReferenceNode(node.type) ? referredType(facts, node.type) : node.type;
    const declared = named && ts.isTypeAliasDeclaration(named) ? named.type : named;
    if (declared !== parent) continue;
    const taken = node.name.elements.find(
      (element) => (element.propertyName ?? element.name).getText() === name.getText(),
    );
    if (taken?.initializer) return taken.initializer;
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
