import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type KeyType, keyTypesIn } from "./key-types.ts";

/**
 * The types of names that code says the names of a table have: `Object.keys(FIELDS) as (keyof Habit)[]`,
 * `FIELDS[name as keyof Habit]`.
 *
 * @param frozen - The types of names that stay those of v1, by which such tables are declared.
 */
export function assertedKeys(
  facts: Facts,
  all: ReadonlyMap<ts.TypeNode, KeyType>,
  frozen: ReadonlySet<KeyType>,
): readonly KeyType[] {
  if (frozen.size === 0) return [];
  const isFrozen = (table: ts.Expression): boolean => {
    const type = typeOfTable(facts, table);
    return type !== undefined && [...keyTypesIn(facts, all, type)].some((each) => frozen.has(each));
  };
  return facts.program.nodes(ts.isAsExpression).flatMap((node) => {
    const table = tableOf(node);
    return table && isFrozen(table) ? [...keyTypesIn(facts, all, node.type)] : [];
  });
}

/** The table whose names an assertion is about. */
function tableOf(node: ts.AsExpression): ts.Expression | null {
  const { expression, parent } = node;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
    return parent.expression;
  if (ts.isAsExpression(expression)) return tableOf(expression);
  const isListing =
    ts.isCallExpression(expression) &&
    ["Object.keys", "Object.entries"].includes(expression.expression.getText());
  return isListing ? (expression.arguments[0] ?? null) : null;
}

/** The type that a table is declared with, or says that it satisfies. */
function typeOfTable({ machine, program }: Facts, table: ts.Expression): ts.TypeNode | undefined {
  const sites = [...(machine.seen.get(table) ?? [])].flatMap((value) =>
    value.kind === "site" ? [value.node.parent] : [],
  );
  const named = ts.isIdentifier(table)
    ? [program.moduleOf(table).scopes.resolve(table)?.node.parent]
    : [];
  for (const node of [...named, ...sites]) {
    if (!node) continue;
    const isTyped =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isSatisfiesExpression(node);
    if (isTyped && node.type) return node.type;
  }
  return undefined;
}
