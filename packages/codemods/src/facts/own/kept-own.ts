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
  return withKeptCopies(table, new Set(away.filter((node) => !handled.has(node))));
}

/** Objects that are written to, or whose members code looks up by any name. */
function handledOtherwise({ program, seen, sites }: Machine): ReadonlySet<ts.Node> {
  const values = [
    ...sites.filter(isChanged),
    ...program
      .nodes()
      .filter(isLookUp)
      .flatMap(({ expression }) => [...(seen.get(expression) ?? [])]),
  ];
  return new Set(values.flatMap((value) => (value.kind === "site" ? [value.node] : [])));
}

/** Those of the objects that are copied into nothing but such as keep their names, too, and are copies of such alone. */
function withKeptCopies(table: RoleTable, own: ReadonlySet<ts.Node>): ReadonlySet<ts.Node> {
  const isKept = (node: ts.Node): boolean => own.has(node) || !table.of.has(node);
  const unlike = new Set(
    table.machine.sites.flatMap(({ is, node, spread }) => {
      const copied = [...spread.values].map((value) => (value.kind === "site" ? value.node : null));
      if (is !== "object" || copied.length === 0) return [];
      const isLike = isKept(node) && copied.every((each) => each !== null && isKept(each));
      return isLike ? [] : [node, ...copied];
    }),
  );
  const left = new Set([...own].filter((node) => !unlike.has(node)));
  return left.size < own.size ? withKeptCopies(table, left) : own;
}

/** Whether an object got members after it was made. */
function isChanged({ assigned, element }: SiteValue): boolean {
  return assigned.size > 0 || element.values.size > 0;
}

function isLookUp(node: ts.Node): node is ts.ElementAccessExpression {
  return ts.isElementAccessExpression(node) && !ts.isLiteralExpression(node.argumentExpression);
}
