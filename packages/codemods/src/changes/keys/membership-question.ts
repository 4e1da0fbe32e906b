import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import type { Program } from "../../program/program.ts";

/** A question whether an object has a member: `'streak' in habit`, `habit.hasOwnProperty(key)`. */
export interface Question {
  readonly node: ts.Expression;
  readonly key: ts.Expression;
  readonly object: ts.Expression;
}

/** Functions that are asked whether an object, their first argument, has a member, their second. */
const STATIC: ReadonlySet<string> = new Set([
  "Object.hasOwn",
  "Object.prototype.hasOwnProperty.call",
  "Reflect.has",
]);

/** All questions of a program. */
export const questionsIn = oncePer((program: Program): readonly Question[] =>
  [...program.nodes(ts.isBinaryExpression), ...program.nodes(ts.isCallExpression)].flatMap(
    (node) => questionAt(node) ?? [],
  ),
);

/** The question that a node asks; null where it asks none. */
export function questionAt(node: ts.Node): Question | null {
  if (ts.isBinaryExpression(node)) {
    const { left: key, right: object, operatorToken } = node;
    return operatorToken.kind === ts.SyntaxKind.InKeyword ? { node, key, object } : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  const [first, second] = node.arguments;
  if (name.text === "hasOwnProperty" && first) return { node, key: first, object: expression };
  const isStatic = STATIC.has(node.expression.getText());
  return isStatic && first && second ? { node, key: second, object: first } : null;
}
