import { ts } from "ts-morph";

/** Decorators of well-known libraries for which it is the same what type a member has. */
const INDIFFERENT: ReadonlySet<string> = new Set([
  "Allow",
  "Expose",
  "Input",
  "IsDefined",
  "IsNotEmpty",
  "IsOptional",
  "observable",
  "Prop",
  "property",
  "state",
]);

/**
 * Whether a decorator may say what a member is to hold, as `@IsNumber() target` does: what v2 has in its place, an
 * object or a list, would not hold.
 */
export function isJudgedByType(member: ts.Node): boolean {
  const decorators = ts.canHaveDecorators(member) ? (ts.getDecorators(member) ?? []) : [];
  return decorators.some(({ expression }) => !INDIFFERENT.has(nameOf(expression)));
}

function nameOf(node: ts.Expression): string {
  if (ts.isCallExpression(node)) return nameOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return nameOf(node.expression);
  return node.getText();
}

export const JUDGED = "what its decorators say does not hold for what v2 has in its place";
