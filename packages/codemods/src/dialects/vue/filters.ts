import type { DirectiveNode, ExpressionNode } from "@vue/compiler-dom";
import { ts } from "ts-morph";
import type { Snippet } from "../snippet.ts";
import { contentOf, copied, copiedPiece, expressionIn } from "./expression-text.ts";

/**
 * The value of an expression, behind the filters that it is handed on to, as those of Vue 2 are:
 * `habit | label('short')` is `label(habit, 'short')`.
 */
export function filtered(
  text: string,
  expression: ExpressionNode,
  directive: DirectiveNode | null,
): readonly Snippet[] {
  const code = contentOf(expression);
  const whole = code.includes("|") ? expressionIn(code) : null;
  if (!whole || !isFiltered(whole)) return copied(text, expression, directive);
  const copy = (node: ts.Node): readonly Snippet[] =>
    // The bracket before the expression is none of the file.
    copiedPiece(text, expression, directive, {
      start: node.getStart() - 1,
      end: node.getEnd() - 1,
    });
  return applied(whole, copy);
}

function isFiltered(node: ts.Expression): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.BarToken &&
    (ts.isIdentifier(node.right) || ts.isCallExpression(node.right))
  );
}

function applied(
  node: ts.Expression,
  copy: (node: ts.Node) => readonly Snippet[],
): readonly Snippet[] {
  if (!isFiltered(node)) return copy(node);
  const { left, right } = node;
  const [name, args] = ts.isCallExpression(right)
    ? [right.expression.getText(), [...right.arguments]]
    : [right.getText(), []];
  return [
    `\u01B2filter(\u01B2this, ${JSON.stringify(name)})(`,
    ...applied(left, copy),
    ...args.flatMap((arg) => [", ", ...copy(arg)]),
    ")",
  ];
}
