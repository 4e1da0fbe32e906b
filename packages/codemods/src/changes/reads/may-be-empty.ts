import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import { isChoice } from "../../program/is-choice.ts";

/** Whether an expression may be an empty object, which stands in for one that is not there: `habits[0] ?? {}`, `{}`. */
export function mayBeEmpty(expression: ts.Expression): boolean {
  const given = bareExpression(expression);
  if (ts.isObjectLiteralExpression(given)) return given.properties.length === 0;
  if (ts.isConditionalExpression(given))
    return mayBeEmpty(given.whenTrue) || mayBeEmpty(given.whenFalse);
  return (
    ts.isBinaryExpression(given) && isChoice(given.operatorToken.kind) && mayBeEmpty(given.right)
  );
}

/** Whether a pattern takes apart what may be empty: `const { streak } = habits[0] ?? {}`, `({ streak } = {}) => …`. */
export function takesFromEmpty({ parent }: ts.BindingPattern): boolean {
  return parent.initializer !== undefined && mayBeEmpty(parent.initializer);
}
