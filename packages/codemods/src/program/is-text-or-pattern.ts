import { ts } from "ts-morph";

/** A text or a regular expression as it is written. */
export type TextOrPattern = ts.StringLiteralLike | ts.RegularExpressionLiteral;

export function isTextOrPattern(node: ts.Node): node is TextOrPattern {
  return ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node);
}
