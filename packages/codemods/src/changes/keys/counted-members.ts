import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, type Role } from "../../facts/shapes.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";

/** `Object.keys(habit).length` */
export function isCounted({ parent }: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.text === "length";
}

/** Whether a count only tells whether there is any: v2 has one where v1 had. */
export function onlyTellsAny({ parent: count }: ts.Node): boolean {
  const { parent } = count;
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === count ? parent.right : parent.left;
    const isLogical = /^(?:&&|\|\|)$/.test(parent.operatorToken.getText());
    return isLogical || /^[01]$/.test(other.getText());
  }
  return (
    ts.isPrefixUnaryExpression(parent) ||
    ts.isIfStatement(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition === count) ||
    (ts.isCallExpression(parent) && parent.expression.getText() === "Boolean")
  );
}

/** Whether members of an object made here become one in v2, so that it has fewer. */
export function countsFewer(facts: Facts, value: Value): boolean {
  const [role] = facts.roles.rolesOf([value]);
  return (
    role !== undefined && isSite(value, "object") && sharesContainer(writtenNames(value), role)
  );
}

function sharesContainer(names: readonly string[], role: Role): boolean {
  const containers = names.map((name) => containerOfName(role, name) ?? name);
  return new Set(containers).size < containers.length;
}
