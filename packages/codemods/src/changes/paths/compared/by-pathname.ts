import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { append } from "../../../program/append.ts";
import { bareExpression } from "../../../program/bare-expression.ts";
import { oncePer } from "../../../program/once-per.ts";
import { isPathname } from "./is-pathname.ts";

/** Whether a table is only looked up in by paths without their queries: ``routes[`${method} ${pathname}`]``. */
export function isByPathname(facts: Facts, table: ts.Node): boolean {
  const keys = keysOf(facts).get(table) ?? [];
  return keys.length > 0 && keys.every((key) => endsInPathname(facts, key));
}

/** What is written between the brackets wherever something is looked up in a literal. */
const keysOf = oncePer((facts: Facts): ReadonlyMap<ts.Node, readonly ts.Expression[]> => {
  const found = new Map<ts.Node, ts.Expression[]>();
  for (const node of facts.program.nodes(ts.isElementAccessExpression))
    for (const table of facts.seen(node.expression))
      if (table.kind === "site") append(found, table.node, node.argumentExpression);
  return found;
});

function endsInPathname(facts: Facts, written: ts.Expression): boolean {
  const key = bareExpression(written);
  if (isPathname(facts, key)) return true;
  if (ts.isBinaryExpression(key))
    return key.operatorToken.kind === ts.SyntaxKind.PlusToken && endsInPathname(facts, key.right);
  const last = ts.isTemplateExpression(key) ? key.templateSpans.at(-1) : null;
  if (last) return last.literal.text === "" && endsInPathname(facts, last.expression);
  const named = ts.isIdentifier(key)
    ? facts.program.moduleOf(key).scopes.resolve(key)?.node.parent
    : null;
  return (
    !!named &&
    ts.isVariableDeclaration(named) &&
    named.initializer !== undefined &&
    endsInPathname(facts, named.initializer)
  );
}
