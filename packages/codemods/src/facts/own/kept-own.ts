import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { SiteValue } from "../../provenance/value.ts";
import type { RoleTable } from "../role-table.ts";
import { givenAway } from "./given-away.ts";
import { isMet } from "./met.ts";

/**
 * Objects that the program writes out itself and gives away, of which code that habits go through only reads members by
 * their names: they keep these names, and such code reads either. Where a compiler asks for types, or where
 * members are written, copied or looked up by any name, either cannot be told there.
 */
export function keptOwn(table: RoleTable): ReadonlySet<ts.Node> {
  const { machine, declared } = table;
  const away = [...givenAway(machine)].filter(
    (node) =>
      ts.isObjectLiteralExpression(node) &&
      isMet(table, node) &&
      !isTypeScript(node) &&
      !declared.has(node),
  );
  if (away.length === 0) return new Set();
  const handled = handledOtherwise(machine);
  return new Set(away.filter((node) => !handled.has(node)));
}

/** Objects that are copied or written to, or whose members code looks up by any name. */
function handledOtherwise({ program, seen, sites }: Machine): ReadonlySet<ts.Node> {
  const values = [
    ...sites.filter(isChanged),
    ...sites.flatMap(({ is, spread }) => (is === "object" ? [...spread.values] : [])),
    ...program
      .nodes()
      .filter(isLookUp)
      .flatMap(({ expression }) => [...(seen.get(expression) ?? [])]),
  ];
  return new Set(values.flatMap((value) => (value.kind === "site" ? [value.node] : [])));
}

/** Whether an object got members after it was made, or those of another one. */
function isChanged({ is, assigned, element, spread }: SiteValue): boolean {
  return (
    assigned.size > 0 || element.values.size > 0 || (is === "object" && spread.values.size > 0)
  );
}

function isLookUp(node: ts.Node): node is ts.ElementAccessExpression {
  return ts.isElementAccessExpression(node) && !ts.isLiteralExpression(node.argumentExpression);
}
