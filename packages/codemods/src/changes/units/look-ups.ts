import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { oncePer } from "../../program/once-per.ts";
import type { SiteValue, Value } from "../../provenance/value.ts";

/** A place where something is found in a table or list. */
export interface LookUp {
  readonly table: ts.Expression;
  readonly key: ts.Expression;
}

const METHODS: ReadonlySet<string> = new Set([
  "add",
  "delete",
  "get",
  "has",
  "hasOwnProperty",
  "includes",
  "indexOf",
  "lastIndexOf",
  "set",
]);

/** Whether a node may look something up. */
export function mayLookUp(
  node: ts.Node,
): node is ts.ElementAccessExpression | ts.CallExpression | ts.BinaryExpression {
  return (
    ts.isElementAccessExpression(node) || ts.isCallExpression(node) || ts.isBinaryExpression(node)
  );
}

/** What is looked up or put where: `table[key]`, `table.get(key)`, `key in table`. */
export function lookUpAt(node: ts.Node): LookUp | null {
  if (ts.isElementAccessExpression(node))
    return { table: node.expression, key: node.argumentExpression };
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [key] = node.arguments;
    const { name, expression } = node.expression;
    return key && METHODS.has(name.text) ? { table: expression, key } : null;
  }
  const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return isIn ? { table: node.right, key: node.left } : null;
}

/** The tables and lists of the program that an expression may be. */
export function sitesOf(facts: Facts, table: ts.Expression): readonly SiteValue[] {
  return [...facts.seen(table)].filter((value): value is SiteValue => value.kind === "site");
}

/** All that the program looks up in a table or list, wherever it does. */
export function keysLookedUpIn(facts: Facts, site: SiteValue): readonly ts.Expression[] {
  return keysBySite(facts).get(site) ?? [];
}

const keysBySite = oncePer((facts: Facts): ReadonlyMap<Value, readonly ts.Expression[]> => {
  const found = new Map<Value, ts.Expression[]>();
  for (const node of facts.program.nodes(mayLookUp)) {
    const lookUp = lookUpAt(node);
    for (const site of lookUp ? sitesOf(facts, lookUp.table) : []) {
      const keys = found.get(site) ?? [];
      if (lookUp) keys.push(lookUp.key);
      found.set(site, keys);
    }
  }
  return found;
});
