import { ts } from "ts-morph";
import type { Value } from "../provenance/value.ts";
import { classCarrier } from "./class-carrier.ts";
import { isVouched, type RoleTable } from "./role-table.ts";

/** How deep objects within objects are looked for. */
const DEPTH = 6;

/**
 * Objects that the program writes out itself, and classes of its own, of which it gives all away, as text, to another
 * service or to whoever reads what it prints, and that have a role only as code which habits go through takes them, too:
 * others may read them as they are.
 */
export function givenAway(table: RoleTable): ReadonlySet<ts.Node> {
  const { exchanges, program, seen } = table.machine;
  const foreign = new Set([...exchanges.foreign.values()].flat().map(({ node }) => node));
  const reached = new Set<Value>();
  for (const node of program.nodes()) {
    if (!ts.isCallExpression(node) || !(foreign.has(node) || isShowing(node))) continue;
    for (const value of node.arguments.flatMap((each) => [...(seen.get(each) ?? [])]))
      reach(value, reached, 0);
  }
  const nodes = [...reached].flatMap((value) => {
    if (value.kind !== "site") return [];
    if (value.is === "instance") return classCarrier(table.machine, value) ?? [];
    return ts.isObjectLiteralExpression(value.node) ? [value.node] : [];
  });
  return new Set(nodes.filter((node) => table.of.has(node) && !isVouched(table, node)));
}

/** Whether a call puts all of what it is given into text: `JSON.stringify(film)`, `console.log(film)`, `inspect(film)`. */
function isShowing({ expression }: ts.CallExpression): boolean {
  return /^(JSON\.stringify|console\.\w+|(util\.)?inspect)$/.test(expression.getText());
}

function reach(value: Value, found: Set<Value>, depth: number): void {
  if (value.kind !== "site" || found.has(value) || depth > DEPTH) return;
  found.add(value);
  for (const cell of [value.spread, value.element, ...value.props.values()])
    for (const inner of cell.values) reach(inner, found, depth + 1);
}
