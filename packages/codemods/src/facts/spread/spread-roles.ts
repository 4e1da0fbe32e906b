import { ts } from "ts-morph";
import { isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { type Bearer, bearerOf, carrierOf } from "../carrier.ts";
import { declaringClasses } from "../class-carrier.ts";
import { isVouched, type RoleTable } from "../role-table.ts";
import type { Role } from "../shapes.ts";

/** A copy and what is spread into it have their roles in common. */
export function spreadRoles(table: RoleTable, site: SiteValue): void {
  const into = bearerOf(table.machine, site) ?? site.node;
  const roles = table.of.get(into);
  for (const value of [...site.spread.values].filter((each) => !isEmpty(each))) {
    copyRoles(table, value, into);
    // One whose type is declared is sent as itself, and has its roles at the type.
    const isSent = table.sent.has(into) || (into !== site && table.sent.has(site.node));
    if (!roles) continue;
    handRoles(table, value, { roles, isSent, from: into });
    if (isVouched(table, into)) vouchFor(table, value);
  }
}

/** What a mock answers with by a copy, it answers with as well: `fixture({ title: 'Run' })`. */
function vouchFor(table: RoleTable, value: Value): void {
  const bearer = bearerOf(table.machine, value);
  if (!bearer || !isSite(value, "object") || table.vouched.has(bearer)) return;
  table.vouched.add(bearer);
  table.changed = true;
}

/** Whether nothing is in an object, as in what a reduction begins with: it says nothing of what copies it. */
function isEmpty(value: Value): boolean {
  if (!isSite(value, "object")) return false;
  const cells = [value.spread, value.element, ...value.props.values()];
  const isBare = ts.isObjectLiteralExpression(value.node) && value.node.properties.length === 0;
  return isBare && cells.every(({ values }) => values.size === 0);
}

/** What something else has in common with a value. */
interface Handed {
  readonly roles: ReadonlySet<Role>;
  readonly isSent: boolean;
  readonly from: unknown;
}

/** Gives a value the roles of what it is copied into, or stands in the place of; it is sent where that is. */
export function handRoles(table: RoleTable, value: Value, { roles, isSent, from }: Handed): void {
  const into = bearerOf(table.machine, value);
  if (!into) return;
  for (const role of roles) table.give(into, role, from);
  if (!isSent) return;
  if (isSite(value, "object")) table.send(into);
  table.vouched.add(into);
}

/** The classes that an instance has its members from have their roles in common. */
export function inheritRoles(table: RoleTable, instance: SiteValue): void {
  const classes = declaringClasses(table.machine, instance);
  if (classes.length < 2) return;
  for (const from of classes)
    for (const role of table.of.get(from) ?? [])
      for (const to of classes) {
        table.give(to, role, from);
        if (isVouched(table, from)) table.vouched.add(to);
      }
}

function copyRoles(table: RoleTable, value: Value, into: Bearer): void {
  const from = carrierOf(table.machine, value);
  if (!from) return;
  for (const role of table.rolesOf(value)) table.give(into, role, from);
}
