import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";

/** Operators that subscribe again to what they are given. */
const AGAIN: ReadonlySet<string> = new Set(["retry", "retryWhen", "repeat", "repeatWhen"]);

/** Operators behind which all subscribers share one request. */
const SHARING: ReadonlySet<string> = new Set(["shareReplay"]);

/**
 * Whether what a call gives is kept under a name, with operators behind it or without, so that several may
 * subscribe to it: `habits$ = this.http.get(url).pipe(map(…))`.
 */
export function isHeld(call: ts.Node): boolean {
  const kept = outermost(call);
  if (!kept) return false;
  const { parent } = kept;
  if (ts.isBinaryExpression(parent))
    return parent.right === kept && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isPropertyAssignment(parent)) &&
    parent.initializer === kept
  );
}

/** What a call gives with all operators behind it; null where its subscribers share one request. */
function outermost(node: ts.Node): ts.Node | null {
  const { parent } = node;
  if (isTransparent(parent)) return outermost(parent);
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return outermost(parent);
  if (!ts.isPropertyAccessExpression(parent) || !isPiped(parent)) return node;
  return parent.parent.arguments.some(isSharing) ? null : outermost(parent.parent);
}

function isTransparent(node: ts.Node): boolean {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  );
}

function isPiped(
  access: ts.PropertyAccessExpression,
): access is ts.PropertyAccessExpression & { readonly parent: ts.CallExpression } {
  const { parent } = access;
  return access.name.text === "pipe" && ts.isCallExpression(parent) && parent.expression === access;
}

function isSharing(operator: ts.Expression): boolean {
  return ts.isCallExpression(operator) && SHARING.has(operator.expression.getText());
}

/** Whether the program has operators that subscribe again, to whatever they are given. */
export function isSubscribedAgain({ program }: Facts): boolean {
  return [...program.modules.values()].some(({ source }) =>
    source.statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        /^rxjs(?:\/|$)/.test(statement.moduleSpecifier.text) &&
        importsAgain(statement),
    ),
  );
}

function importsAgain({ importClause }: ts.ImportDeclaration): boolean {
  const named = importClause?.namedBindings;
  return (
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.some(({ name, propertyName }) => AGAIN.has((propertyName ?? name).text))
  );
}
