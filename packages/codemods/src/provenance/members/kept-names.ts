import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import type { Program } from "../../program/program.ts";

/** `app.decorate('habits', client)`, `app.decorateRequest('habit', null)`. */
const DECORATES = /^decorate/;

/** The names under which a program puts values into objects that it was given or made: `req.habits = client`. */
export const keptNames = oncePer(
  (program: Program): ReadonlySet<string> =>
    new Set([
      ...program.nodes(ts.isBinaryExpression).flatMap((node) => assignedName(node) ?? []),
      ...program.nodes(ts.isCallExpression).flatMap((node) => decoratedName(node) ?? []),
    ]),
);

function assignedName({ left, operatorToken }: ts.BinaryExpression): string | null {
  const isOthers =
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(left) &&
    left.expression.kind !== ts.SyntaxKind.ThisKeyword;
  return isOthers ? left.name.text : null;
}

function decoratedName({ arguments: [name], expression }: ts.CallExpression): string | null {
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const isNamed = name !== undefined && ts.isStringLiteralLike(name);
  return isNamed && DECORATES.test(expression.name.text) ? name.text : null;
}
