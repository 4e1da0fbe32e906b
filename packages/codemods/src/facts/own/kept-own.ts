import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { SiteValue, Value } from "../../provenance/value.ts";
import { type Bearer, bearerOf, bearersOf, isCopied, nodeOf } from "../carrier.ts";
import type { RoleTable } from "../role-table.ts";
import { givenAway } from "./given-away.ts";
import { isMet } from "./met.ts";
import { isOtherThing, namesNothing } from "./no-habit.ts";

/**
 * Objects that the program writes out itself, and gives away or makes other things than habits of, where code that habits
 * go through only reads members by their names: they keep these names, and such code reads either. Where a compiler asks
 * for types, or where members are written, copied or looked up by any name, either cannot be told there.
 */
export function keptOwn(table: RoleTable): ReadonlySet<Bearer> {
  const { machine, declared } = table;
  const things = [...table.of]
    .filter(([bearer, roles]) => !roles.has("envelope") && isOtherThing(nodeOf(bearer)))
    .map(([bearer]) => bearer);
  const away = [...new Set([...givenAway(machine), ...things])].filter(
    (bearer) =>
      ts.isObjectLiteralExpression(nodeOf(bearer)) &&
      !namesNothing(nodeOf(bearer), table.of.get(bearer) ?? new Set()) &&
      isMet(table, bearer) &&
      !isTypeScript(nodeOf(bearer)) &&
      !declared.has(nodeOf(bearer)),
  );
  if (away.length === 0) return new Set();
  const handled = handledOtherwise(machine);
  const read = away.filter((bearer) => !handled.has(bearer));
  return withKeptCopies(table, withBareCopies(table, new Set(read), handled));
}

/** The objects, and what is nothing but a copy of them. */
function withBareCopies(
  table: RoleTable,
  own: ReadonlySet<Bearer>,
  handled: ReadonlySet<Bearer>,
): ReadonlySet<Bearer> {
  const { machine } = table;
  const copies = machine.sites.filter(
    ({ spread: { values } }) =>
      values.size > 0 && [...values].every((value) => isAmong(machine, own, value)),
  );
  const found = bearersOf(machine, copies).filter(
    (copy) => isCopied(copy) && !own.has(copy) && !handled.has(copy) && isMet(table, copy),
  );
  return found.length === 0 ? own : withBareCopies(table, new Set([...own, ...found]), handled);
}

function isAmong(machine: Machine, bearers: ReadonlySet<Bearer>, value: Value): boolean {
  const bearer = bearerOf(machine, value);
  return bearer !== null && bearers.has(bearer);
}

/** Objects that are written to, or whose members code looks up by any name. */
function handledOtherwise(machine: Machine): ReadonlySet<Bearer> {
  const { program, seen, sites } = machine;
  const values = [
    ...sites.filter(isChanged),
    ...program
      .nodes(ts.isElementAccessExpression)
      .filter(isLookUp)
      .flatMap(({ expression }) => [...(seen.get(expression) ?? [])]),
  ];
  return new Set(bearersOf(machine, values));
}

/** Those of the objects that are copied into nothing but such as keep their names, too, and are copies of such alone. */
function withKeptCopies(table: RoleTable, own: ReadonlySet<Bearer>): ReadonlySet<Bearer> {
  const { machine } = table;
  const isKept = (value: Value): boolean =>
    value.kind === "site" && (isAmong(machine, own, value) || table.rolesOf(value).size === 0);
  const unlike = new Set(
    machine.sites.flatMap((site) => {
      const copied = [...site.spread.values];
      if (site.is !== "object" || copied.length === 0) return [];
      const isLike = isKept(site) && copied.every(isKept);
      return isLike ? [] : bearersOf(machine, [site, ...copied]);
    }),
  );
  const left = new Set([...own].filter((bearer) => !unlike.has(bearer)));
  return left.size < own.size ? withKeptCopies(table, left) : own;
}

/** Whether an object got members after it was made. */
function isChanged({ assigned, element }: SiteValue): boolean {
  return assigned.size > 0 || element.values.size > 0;
}

function isLookUp({ argumentExpression }: ts.ElementAccessExpression): boolean {
  return !ts.isLiteralExpression(argumentExpression);
}
