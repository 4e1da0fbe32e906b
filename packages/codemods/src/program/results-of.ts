import { ts } from "ts-morph";

/** The expressions that a function gives back, or gives one by one. */
export function resultsOf({ body }: ts.FunctionLikeDeclaration): readonly ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if ((ts.isReturnStatement(node) || ts.isYieldExpression(node)) && node.expression)
      found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** What a block gives back at its end: returns before the last one are guards. */
export function lastReturned({ statements }: ts.Block): ts.Expression | null {
  const last = statements.at(-1);
  return last && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}
