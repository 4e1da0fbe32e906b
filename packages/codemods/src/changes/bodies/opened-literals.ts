import { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { namedWhenRun } from "../../facts/named/named-when-run.ts";
import { referencesTo } from "../../program/references-to.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { openBody } from "./flat-body.ts";

/**
 * Literals whose members get their names when the program runs, made v2's where they stand, as other bodies that come
 * to the same call have their names in the code: `isGoal ? { unit, target } : { [field]: value }`. Null where such a
 * body is no literal, or code asks for what is in it.
 */
export function openedLiterals(facts: Facts, { body }: ExchangeUse): readonly Edit[] | null {
  const named = namedWhenRun(facts.machine);
  const objects = [...bodyObjects(body)];
  const open = objects.flatMap((value) =>
    value.kind === "site" && named.has(value.node) ? [value.node] : [],
  );
  const literals = [...new Set(open)].filter(ts.isObjectLiteralExpression);
  const isClear = literals.length > 0 && literals.length === new Set(open).size;
  return isClear && literals.every((literal) => isOnlySent(facts, literal))
    ? literals.flatMap((literal) => openBody(facts, literal))
    : null;
}

/** Whether a literal names its members itself, and nothing takes any from it or puts more into it. */
function isOnlySent(facts: Facts, literal: ts.ObjectLiteralExpression): boolean {
  const { properties } = literal;
  if (properties.some(ts.isSpreadAssignment)) return false;
  const holder = holderOf(literal);
  if (!ts.isVariableDeclaration(holder)) return ts.isCallExpression(holder);
  if (!ts.isIdentifier(holder.name)) return false;
  return referencesTo(facts, holder.name).every(
    ({ parent }) =>
      ts.isCallExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent),
  );
}

/** What is made with a literal, past the choices that it is one of. */
function holderOf({ parent }: ts.Node): ts.Node {
  const isAround = ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent);
  return isAround ? holderOf(parent) : parent;
}
