import { ts } from "ts-morph";
import { changedNames } from "../../facts/shapes.ts";
import type { KeyType } from "./key-types.ts";

/**
 * Whether a type of names is given to a call that keeps a text, as in `useState<keyof Habit>('title')`, or declares
 * what is given one. Where nothing is looked up by it, such names are but labels.
 */
export function isOfLabels(
  { role, names, node }: KeyType,
  lookedUp: ReadonlySet<ts.Node>,
): boolean {
  const given = givenTo(holderOf(node));
  return (
    given !== undefined &&
    ts.isStringLiteralLike(given) &&
    !lookedUp.has(given) &&
    names.includes(given.text) &&
    changedNames(role).includes(given.text)
  );
}

/** What a type is written at, past unions. */
function holderOf({ parent }: ts.Node): ts.Node {
  return ts.isUnionTypeNode(parent) ? holderOf(parent) : parent;
}

/** The first text that comes to what is declared or made with a type. */
function givenTo(holder: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(holder) || ts.isNewExpression(holder)) return holder.arguments?.[0];
  if (
    ts.isVariableDeclaration(holder) ||
    ts.isParameter(holder) ||
    ts.isPropertyDeclaration(holder)
  )
    return holder.initializer;
  return undefined;
}
