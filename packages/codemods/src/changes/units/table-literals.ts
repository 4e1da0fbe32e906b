import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isSite, type SiteValue } from "../../provenance/value.ts";

/** `TABLE.times` names a key of the same table without a look-up. */
export function namesOn(
  facts: Facts,
  table: ts.Expression,
  sites: ReadonlySet<SiteValue>,
): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
      const isTable = [...facts.seen(node.expression)].some(
        (value) => value.kind === "site" && sites.has(value),
      );
      if (isTable) found.push(node.name);
    }
    ts.forEachChild(node, visit);
  };
  visit(table.getSourceFile());
  return found;
}

/** What names an entry of a table, or is one of a list. */
export type Literal = ts.StringLiteralLike | ts.PropertyName;

/** The literals by which something is found in what a place makes. */
export function literalsOf(site: SiteValue): readonly Literal[] {
  const { node } = site;
  if (ts.isObjectLiteralExpression(node))
    return node.properties.map(({ name }) => name).filter((name) => name !== undefined);
  if (ts.isArrayLiteralExpression(node)) return node.elements.filter(ts.isStringLiteralLike);
  if (isSite(site, "map", "set") && ts.isNewExpression(node)) {
    const [list] = node.arguments ?? [];
    if (!list || !ts.isArrayLiteralExpression(list)) return [];
    return list.elements.flatMap((element) => {
      const key = ts.isArrayLiteralExpression(element) ? element.elements[0] : element;
      return key && ts.isStringLiteralLike(key) ? [key] : [];
    });
  }
  return [];
}

/** Whether a table is written with an entry of that name. */
export function isWrittenIn(site: SiteValue, name: string): boolean {
  return literalsOf(site).some((literal) => "text" in literal && literal.text === name);
}
