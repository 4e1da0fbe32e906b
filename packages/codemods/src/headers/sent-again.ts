import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";

/** Operators that subscribe again to what they are given. */
const AGAIN: ReadonlySet<string> = new Set(["retry", "retryWhen", "repeat", "repeatWhen"]);

/**
 * Why headers that are made once for several requests should be looked at; null where each request has its
 * own. What is subscribed to again sends the same request again.
 */
export function resentReason(facts: Facts, node: ts.Node, use: ExchangeUse): string | null {
  if (!use.request.client.isCold && !isObserved(facts, use)) return null;
  if (isDeferred(node)) return null;
  const isOnce = ts.findAncestor(node, ts.isFunctionLike) === undefined;
  if (isOnce)
    return "each that subscribes here sends the same request id: wrap the call in `defer(() => …)`";
  return subscribesAgain(facts)
    ? "what is tried again sends the same request id: wrap the call in `defer(() => …)`"
    : null;
}

/** Whether `fromFetch` makes the request. */
function isObserved(facts: Facts, { request: { node } }: ExchangeUse): boolean {
  return (
    ts.isCallExpression(node) &&
    [...facts.seen(node.expression)].some(
      (value) => value.kind === "native" && value.native.name === "fromFetch",
    )
  );
}

/** Whether each subscription makes the request anew. */
function isDeferred(node: ts.Node): boolean {
  const call = ts.findAncestor(
    node,
    (each) => ts.isCallExpression(each) && each.expression.getText() === "defer",
  );
  return call !== undefined;
}

function subscribesAgain({ program }: Facts): boolean {
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
