import { ts } from "ts-morph";

/** What a class extends, as it is written; undefined where it has no base. */
export function baseClause(
  node: ts.ClassLikeDeclaration,
): ts.ExpressionWithTypeArguments | undefined {
  return node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    ?.types[0];
}
