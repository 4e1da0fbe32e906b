import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import type { Program } from "../../program/program.ts";

/** `app.decorate('habits', client)`, `app.decorateRequest('habit', null)`. */
const DECORATES = /^decorate/;

/** The names under which a program puts values into objects that it was given or made: `req.habits = client`. */
export const keptNames = oncePer(
  (program: Program): ReadonlySet<string> =>
    new Set(program.nodes().flatMap((node) => keptBy(node) ?? [])),
);

function keptBy(node: ts.Node): string | null {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left } = node;
    const isOthers =
      ts.isPropertyAccessExpression(left) && left.expression.kind !== ts.SyntaxKind.ThisKeyword;
    return isOthers ? left.name.text : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [name] = node.arguments;
  const isNamed = name !== undefined && ts.isStringLiteralLike(name);
  return isNamed && DECORATES.test(node.expression.name.text) ? name.text : null;
}
