import { ts } from "ts-morph";
import type { Scopes } from "../program/binding.ts";
import { isChoice } from "../program/is-choice.ts";
import type { LiteralPart, TextPart } from "../provenance/text/text-value.ts";

/** How many names are followed to what they stand for. */
const DEPTH = 4;

/** The text that an expression writes, by itself and the constants of its file; null where it is no text. */
export function writtenText(
  node: ts.Expression,
  scopes: Scopes,
  depth = 0,
): readonly TextPart[] | null {
  if (depth > DEPTH) return null;
  const inner = (each: ts.Expression) => writtenText(each, scopes, depth + 1);
  if (ts.isStringLiteralLike(node)) return [literalPart(node, 1)];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      ...(inner(expression) ?? [hole(expression)]),
      literalPart(literal, ts.isTemplateTail(literal) ? 1 : 2),
    ]);
    return [literalPart(node.head, 2), ...spans];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return inner(node.expression);
  if (ts.isBinaryExpression(node)) return ofOperator(node, inner);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return [hole(node)];
  return ts.isIdentifier(node) ? ofName(node, scopes, inner) : null;
}

type Read = (node: ts.Expression) => readonly TextPart[] | null;

/** `host + path`, and `process.env.HOST ?? "…"`, of which a variable tells more than what stands in for it. */
function ofOperator(
  { left, operatorToken, right }: ts.BinaryExpression,
  read: Read,
): readonly TextPart[] | null {
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.PlusToken) {
    const [head, tail] = [read(left), read(right)];
    return head && tail && [...head, ...tail];
  }
  return isChoice(kind) ? (read(left) ?? read(right)) : null;
}

function ofName(node: ts.Identifier, scopes: Scopes, read: Read): readonly TextPart[] {
  const binding = scopes.resolve(node);
  const declared = binding?.node.parent;
  const made =
    declared && !binding.reassigned && ts.isVariableDeclaration(declared)
      ? declared.initializer
      : undefined;
  return (made && read(made)) ?? [hole(node)];
}

/** `process.env.NAME` and the like are known by the name of the variable. */
function hole(node: ts.Expression): TextPart {
  const isMember = ts.isPropertyAccessExpression(node);
  const isVariable = isMember && /\benv$/.test(node.expression.getText());
  return { hole: node, variable: isVariable ? node.name.text : null };
}

function literalPart(node: ts.LiteralLikeNode, behind: number): LiteralPart {
  const start = node.getStart() + 1;
  const raw = node.getSourceFile().text.slice(start, node.getEnd() - behind);
  return { text: node.text, node, start, exact: raw === node.text };
}
