import { ts } from "ts-morph";
import { bareExpression } from "../program/bare-expression.ts";

/** What a name stands for that is declared with `require('…')` or `await import('…')`. */
interface Required {
  readonly specifier: string;
  /** The member of the module; null for all that it exports. */
  readonly member: string | null;
}

/** `const z = require('zod')`, `const { z } = require('zod')` and `const z = require('zod').z`. */
export function requiredBy(declared: ts.Node): Required | null {
  if (ts.isVariableDeclaration(declared))
    return declared.initializer && ts.isIdentifier(declared.name)
      ? requiredIn(bareExpression(declared.initializer))
      : null;
  if (!ts.isBindingElement(declared) || declared.dotDotDotToken) return null;
  const name = declared.propertyName ?? declared.name;
  const holder = declared.parent.parent;
  if (!ts.isIdentifier(name) || !ts.isVariableDeclaration(holder) || !holder.initializer)
    return null;
  const whole = requiredIn(bareExpression(holder.initializer));
  return whole?.member === null ? { ...whole, member: name.text } : null;
}

function requiredIn(node: ts.Expression): Required | null {
  if (ts.isAwaitExpression(node)) return requiredIn(bareExpression(node.expression));
  if (ts.isPropertyAccessExpression(node)) {
    const whole = requiredIn(bareExpression(node.expression));
    return whole?.member === null ? { ...whole, member: node.name.text } : null;
  }
  if (!ts.isCallExpression(node)) return null;
  const isLoading =
    node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === "require";
  const [specifier] = node.arguments;
  return isLoading && specifier && ts.isStringLiteralLike(specifier)
    ? { specifier: specifier.text, member: null }
    : null;
}

/** What a statement of CommonJS exports under a name, or as all: `exports.habit = …`, `module.exports = { habit }`. */
export function assignedExport(statement: ts.Statement, name: string): ts.Expression | null {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression))
    return null;
  const { left, operatorToken, right } = statement.expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return null;
  const target = left.getText();
  if (target === `exports.${name}` || target === `module.exports.${name}`) return right;
  if (target !== "module.exports") return null;
  if (name === WHOLE) return right;
  if (!ts.isObjectLiteralExpression(right)) return null;
  const member = right.properties.find((each) => each.name?.getText() === name);
  if (!member) return null;
  if (ts.isShorthandPropertyAssignment(member)) return member.name;
  return ts.isPropertyAssignment(member) ? member.initializer : null;
}

/** All that a module exports, as an import takes its default. */
export const WHOLE = "default";
