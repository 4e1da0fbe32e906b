import { ts } from "ts-morph";
import { SEGMENTS } from "../../version-segment.ts";
import type { Machine } from "../machine.ts";
import type { LiteralPart } from "./text-value.ts";

/**
 * The number of a version that comes into a path, as `VERSION` of `` `/api/v${VERSION}` ``: written there, or in a
 * constant that nothing else asks for, so that another may stand there. Null for any other value.
 */
export function writtenNumber({ program }: Machine, node: ts.Node): LiteralPart | null {
  const letters = textBefore(node);
  if (letters === null) return null;
  const isVersion = ({ text }: ts.NumericLiteral): boolean =>
    Object.values(SEGMENTS).some(
      (segment) =>
        segment.endsWith(text) && `/${letters}`.endsWith(`/${segment.slice(0, -text.length)}`),
    );
  if (ts.isNumericLiteral(node)) return isVersion(node) ? partOf(node) : null;
  const binding = ts.isIdentifier(node) && program.moduleOf(node).scopes.resolve(node);
  if (!binding || binding.reassigned) return null;
  const number = initialNumber(binding.node.parent);
  const isOnlyHere = binding.references.every((use) => use === node || use === binding.node);
  return number && isOnlyHere && isVersion(number) ? { ...partOf(number), via: node } : null;
}

/** The number that a constant of its own file is given. */
function initialNumber(declared: ts.Node): ts.NumericLiteral | null {
  if (!ts.isVariableDeclaration(declared) || !declared.initializer) return null;
  const isExported = (ts.getCombinedModifierFlags(declared) & ts.ModifierFlags.Export) !== 0;
  return ts.isNumericLiteral(declared.initializer) && !isExported ? declared.initializer : null;
}

/** What is written right before an expression in the text that it comes into; null where that is no literal. */
function textBefore(node: ts.Node): string | null {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) {
    const { head, templateSpans } = parent.parent;
    return (templateSpans[templateSpans.indexOf(parent) - 1]?.literal ?? head).text;
  }
  if (!ts.isBinaryExpression(parent) || parent.right !== node) return null;
  const { left } = parent;
  const last = ts.isBinaryExpression(left) ? left.right : left;
  if (ts.isTemplateExpression(last)) return last.templateSpans.at(-1)?.literal.text ?? null;
  return ts.isStringLiteralLike(last) ? last.text : null;
}

function partOf(node: ts.NumericLiteral): LiteralPart {
  return { text: node.text, node, start: node.getStart(), exact: node.text === node.getText() };
}
