import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { resultsOf } from "../../program/results-of.ts";
import { literalOf } from "../key-uses.ts";
import { referredType } from "./key-types.ts";
import { textsOfCollection } from "./texts-of-collection.ts";
import { textsOfMember } from "./texts-of-member.ts";

/** The texts that come to what is declared, given back or made with a type, be it under a name of its own. */
export function textsOfType(
  facts: Facts,
  type: ts.Node,
  asked: ReadonlySet<ts.Node> = new Set(),
): readonly ts.StringLiteralLike[] {
  const holder = holderOf(type);
  if (!ts.isTypeAliasDeclaration(holder) && !ts.isTypeParameterDeclaration(holder))
    return textsAt(facts, holder);
  if (asked.has(holder)) return [];
  const known = new Set([...asked, holder]);
  // What a type parameter stands for is what it extends.
  const meant = ts.isTypeParameterDeclaration(holder) ? holder.constraint : holder;
  return facts.program
    .nodes(ts.isTypeReferenceNode)
    .filter((each) => referredType(facts, each) === meant)
    .flatMap((each) => textsOfType(facts, each, known));
}

const LISTS: ReadonlySet<string> = new Set(["Array", "ReadonlyArray"]);

/** What a type is written at, past unions and lists. */
function holderOf({ parent }: ts.Node): ts.Node {
  const isAround =
    ts.isUnionTypeNode(parent) ||
    ts.isParenthesizedTypeNode(parent) ||
    ts.isArrayTypeNode(parent) ||
    ts.isNamedTupleMember(parent) ||
    (ts.isTypeReferenceNode(parent) && LISTS.has(parent.typeName.getText())) ||
    (ts.isTypeOperatorNode(parent) && parent.operator === ts.SyntaxKind.ReadonlyKeyword);
  return isAround ? holderOf(parent) : parent;
}

/** A text, those of a list, or one of two. */
function textsIn(node: ts.Expression | undefined): readonly ts.StringLiteralLike[] {
  if (!node) return [];
  const bare = bareExpression(node);
  if (ts.isConditionalExpression(bare))
    return [...textsIn(bare.whenTrue), ...textsIn(bare.whenFalse)];
  const given: readonly ts.Expression[] = ts.isArrayLiteralExpression(bare)
    ? bare.elements
    : [bare];
  return given.filter(ts.isStringLiteralLike);
}

/** The texts that come to what is declared or made with a type. */
function textsAt(facts: Facts, holder: ts.Node): readonly ts.StringLiteralLike[] {
  if (
    ts.isFunctionDeclaration(holder) ||
    ts.isMethodDeclaration(holder) ||
    ts.isArrowFunction(holder)
  )
    return resultsOf(holder).flatMap(textsIn);
  if (ts.isTupleTypeNode(holder)) return textsInRows(writtenAt(holderOf(holder)));
  const isMember = ts.isPropertySignature(holder);
  const written = isMember
    ? textsOfMember(facts, holder).flatMap((each) => [...textsIn(each), ...textsGiven(facts, each)])
    : [];
  const taken = isMember ? takenFor(facts, holder) : holder;
  if (taken && (ts.isParameter(taken) || ts.isBindingElement(taken)))
    return [...written, ...textsIn(taken.initializer), ...textsGiven(facts, taken.name)];
  return [...written, ...textsIn(writtenAt(holder)), ...textsOfCollection(holder).flatMap(textsIn)];
}

/** The texts in the rows of a list, as `[[/name/, 'title'], [/goal/, 'target']]`. */
function textsInRows(list: ts.Expression | undefined): readonly ts.StringLiteralLike[] {
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((each) =>
    ts.isArrayLiteralExpression(each)
      ? each.elements.filter(ts.isStringLiteralLike)
      : ts.isStringLiteralLike(each)
        ? [each]
        : [],
  );
}

/** The texts that callers give for a name. */
function textsGiven(
  facts: Facts,
  name: ts.BindingName | ts.Expression,
): readonly ts.StringLiteralLike[] {
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
