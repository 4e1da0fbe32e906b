import type { DirectiveNode, ExpressionNode } from "@vue/compiler-dom";
import { ts } from "ts-morph";
import type { Range } from "../../edit/edit.ts";
import type { Snippet } from "../snippet.ts";

const ENTITY = /&(?:amp|lt|gt|quot|apos|#39|#34|nbsp);/g;

const MEANINGS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&#34;": '"',
  "&nbsp;": " ",
};

/** The text of an expression. */
export function contentOf(expression: ExpressionNode): string {
  return "content" in expression ? expression.content : expression.loc.source;
}

/**
 * An expression as it stands; what it says by entities does not stand there as code.
 *
 * @param directive - The attribute around it; null for one in a text.
 */
export function copied(
  text: string,
  expression: ExpressionNode,
  directive: DirectiveNode | null,
): readonly Snippet[] {
  const { start, end } = expression.loc;
  const quote = directive ? quoteAround(text, directive) : null;
  if (quote === "") return [contentOf(expression)];
  const raw = text.slice(start.offset, end.offset);
  const snippets: Snippet[] = [];
  let from = 0;
  for (const { index, 0: entity } of raw.matchAll(ENTITY)) {
    snippets.push({ start: start.offset + from, end: start.offset + index, quote });
    snippets.push(MEANINGS[entity] ?? entity);
    from = index + entity.length;
  }
  return [...snippets, { start: start.offset + from, end: end.offset, quote }];
}

/** A piece of an expression as it stands; as text of no place where it does not stand there as code. */
export function copiedPiece(
  text: string,
  expression: ExpressionNode,
  directive: DirectiveNode | null,
  { start, end }: Range,
): readonly Snippet[] {
  const quote = directive ? quoteAround(text, directive) : null;
  const at = expression.loc.start.offset;
  const raw = text.slice(at, expression.loc.end.offset);
  const content = contentOf(expression);
  if (quote === "" || raw !== content) return [content.slice(start, end)];
  return [{ start: at + start, end: at + end, quote }];
}

/** The quotation mark around the value of an attribute; empty where there is none. */
function quoteAround(text: string, { exp, loc }: DirectiveNode): string {
  const mark = text[loc.end.offset - 1] ?? "";
  return exp && (mark === '"' || mark === "'") ? mark : "";
}

/** Whether an expression names or writes a function, so that an event calls it; else it is what the event does. */
export function isHandler(code: string): boolean {
  const expression = expressionIn(code);
  return (
    expression !== null &&
    (ts.isIdentifier(expression) ||
      ts.isPropertyAccessExpression(expression) ||
      ts.isElementAccessExpression(expression) ||
      ts.isArrowFunction(expression) ||
      ts.isFunctionExpression(expression))
  );
}

/** The expression that code is, which stands behind one bracket; null where it is none. */
export function expressionIn(code: string): ts.Expression | null {
  const source = ts.createSourceFile("e.ts", `(${code}\n)`, ts.ScriptTarget.Latest, true);
  const [statement, ...others] = source.statements;
  if (others.length > 0 || !statement || !ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  return ts.isParenthesizedExpression(expression) ? expression.expression : null;
}
