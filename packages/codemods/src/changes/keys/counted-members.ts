import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, type Role } from "../../facts/shapes.ts";
import { referencesTo } from "../../program/references-to.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";

/** `Object.keys(habit).length`, or where a name for the keys is only asked for its length. */
export function isCounted(facts: Facts, keys: ts.Node): boolean {
  return countsOf(facts, keys).length > 0;
}

/** Whether a count only tells whether there is any: v2 has one where v1 had. */
export function onlyTellsAny(facts: Facts, keys: ts.Node): boolean {
  return countsOf(facts, keys).every(tellsAny);
}

/** Where what is made of the keys is counted; nothing where it is for more. */
function countsOf(facts: Facts, { parent }: ts.Node): readonly ts.Node[] {
  if (isLength(parent)) return [parent];
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return [];
  const uses = referencesTo(facts, parent.name).map((use) => use.parent);
  return uses.every(isLength) ? uses : [];
}

function isLength(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === "length";
}

function tellsAny(count: ts.Node): boolean {
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
