import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { resultsOf } from "../../program/results-of.ts";
import type { FunctionNode } from "../value.ts";

/** Whether what an object holds is told apart by the calls that lead to it, though these hand over nothing. */
export function isToldApart(fn: FunctionNode, call: ts.Node): boolean {
  return makesAnew(fn) || isChained(call);
}

/** `ask('/habits').twice().send()`: the object that a call gave is asked then and there. */
function isChained(call: ts.Node): boolean {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
  const { expression } = call.expression;
  return ts.isCallExpression(expression) || ts.isNewExpression(expression);
}

/**
 * Whether each call of a function gives an object of its own that later calls change, such as a builder: what one caller
 * puts into it is not what another does.
 */
function makesAnew(node: FunctionNode): boolean {
  return answerOf(node).isMade;
}

const answerOf = oncePer((node: FunctionNode) => {
  const results = "body" in node ? resultsOf(node as ts.FunctionLikeDeclaration) : [];
  return { isMade: results.length > 0 && results.every((each) => isMadeHere(each, node)) };
});

function isMadeHere(node: ts.Expression, home: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isMadeHere(node.expression, home);
  if (ts.isNewExpression(node)) return !UNCHANGED.has(node.expression.getText());
  if (ts.isObjectLiteralExpression(node)) return node.properties.some(isMethod);
  if (ts.isIdentifier(node)) return isMadeIn(node.text, home);
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    isMadeHere(node.expression.expression, home)
  );
}

/** What nobody puts anything into later. */
const UNCHANGED: ReadonlySet<string> = new Set(["Date", "Error", "Promise", "RegExp"]);

function isMethod(member: ts.ObjectLiteralElementLike): boolean {
  return (
    ts.isMethodDeclaration(member) ||
    (ts.isPropertyAssignment(member) && ts.isFunctionLike(member.initializer))
  );
}

/** `const self = { … }; return self;` */
function isMadeIn(name: string, home: ts.Node): boolean {
  const body = "body" in home ? (home.body as ts.Node | undefined) : undefined;
  if (!body || !ts.isBlock(body)) return false;
  return body.statements
    .filter(ts.isVariableStatement)
    .some(({ declarationList }) =>
      declarationList.declarations.some(
        (each) =>
          ts.isIdentifier(each.name) &&
          each.name.text === name &&
          each.initializer !== undefined &&
          !ts.isIdentifier(each.initializer) &&
          isMadeHere(each.initializer, home),
      ),
    );
}
