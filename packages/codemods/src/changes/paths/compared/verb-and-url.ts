import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { bareExpression } from "../../../program/bare-expression.ts";

/** The method and the path in `'GET /api/…'`; null in any other text. */
export function verbIn(text: string): { readonly verb: string; readonly path: string } | null {
  const [, verb, path] = /^([A-Z]+) (\/.*)$/.exec(text) ?? [];
  return verb && path ? { verb, path } : null;
}

/** The URL in a text of a method and a URL: `req.url` of `${req.method} ${req.url}`, or of a name for it. */
export function urlBehindVerb(facts: Facts, node: ts.Expression): ts.Expression | null {
  const bare = bareExpression(node);
  if (ts.isIdentifier(bare)) {
    const declared = facts.program.moduleOf(bare).scopes.resolve(bare)?.node.parent;
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return made ? lastOfPair(bareExpression(made)) : null;
  }
  return lastOfPair(bare);
}

/** `url` of `verb + ' ' + url` and of a template of both. */
function lastOfPair(bare: ts.Expression): ts.Expression | null {
  if (ts.isTemplateExpression(bare)) {
    const [verb, url, ...others] = bare.templateSpans;
    const isPair = bare.head.text === "" && verb?.literal.text === " " && url?.literal.text === "";
    return isPair && others.length === 0 ? url.expression : null;
  }
  if (!isSum(bare) || !isSum(bare.left)) return null;
  const { right: space } = bare.left;
  return ts.isStringLiteralLike(space) && space.text === " " ? bare.right : null;
}

function isSum(node: ts.Expression): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}
