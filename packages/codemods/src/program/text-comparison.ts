import { ts } from "ts-morph";
import { equalityOf } from "./equality.ts";

/** How a method of a text compares it with another. */
export const TEXT_METHODS: ReadonlySet<string> = new Set(["endsWith", "includes", "startsWith"]);

/** What is compared, and the text with which. */
interface TextComparison {
  readonly asked: ts.Expression;
  readonly text: ts.Expression;
}

/** `path === text`, `path.endsWith(text)`; null for anything else, such as a test that begins at some place. */
export function textComparison(node: ts.Expression): TextComparison | null {
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    return equalityOf(operatorToken.kind) === true ? { asked: left, text: right } : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  const [text, ...others] = node.arguments;
  const isCompared = TEXT_METHODS.has(name.text) && others.length === 0;
  return text && isCompared ? { asked: expression, text } : null;
}
