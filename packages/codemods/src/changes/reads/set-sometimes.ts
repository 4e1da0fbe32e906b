import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { containerOfName, isNamedIn, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { literalMembers } from "../../program/literal-members.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Cell } from "../../provenance/cell.ts";
import { isNullish, isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { one } from "../../provenance/values.ts";
import { requiredIn, setsAny } from "../lacks-required.ts";
import { surelyBrings } from "../literals/surely-brings.ts";
import { spreadsFailure } from "./spreads-failure.ts";

const ROLE: Role = "habit";

/**
 * Whether an object that the program writes has what v2 holds a member in only where some condition holds:
 * `{ title, ...(amount && { target: amount }) }`, `if (amount) body.target = amount`, `{ target: amount || undefined }`.
 */
export function isSetSometimes(facts: Facts, value: Value, name: string): boolean {
  const container = containerOfName(ROLE, name);
  if (!container || !isSite(value, "object") || !ts.isObjectLiteralExpression(value.node))
    return false;
  if (deletedFrom(facts).get(value)?.has(container)) return true;
  const required = requiredIn(container, ROLE);
  const stands = (each: string): boolean =>
    each === container ||
    (required.length > 0 ? required.includes(each) : isNamedIn(ROLE, container, each));
  const named = [...literalMembers(value.node).named].filter(([each]) => stands(each));
  if (named.length > 0) return named.every(([, member]) => mayBeNothing(facts, member));
  const { properties } = value.node;
  const mayFail = (index: number): boolean =>
    !isTypeScript(value.node) && spreadsFailure(facts, properties[index]);
  const layers = value.layers.map((layer, index) => ({ ...layer, mayFail: mayFail(index) }));
  const spreads = layers.filter((layer) => layer.name === null);
  const brings = (each: Value): boolean => surelyBrings(facts, one(each), ROLE, container);
  const isCertain = ({ values }: Cell): boolean =>
    values.size === 0 ||
    (isTypeScript(value.node) && [...values].some(isDeclaredAlone)) ||
    (![...values].some(isNullish) && surelyBrings(facts, values, ROLE, container));
  if (spreads.some(({ cell, mayFail }) => !mayFail && isCertain(cell))) return false;
  return (
    spreads.some(({ cell }) => [...cell.values].some(brings)) || isAssignedSometimes(value, stands)
  );
}

/** What a declared type alone says to be there is what a compiler holds all others to that come there. */
const isDeclaredAlone = (value: Value): boolean => value.kind === "unknown" && !!value.declared;

/** Whether the value of a member that is written may be none, as far as no compiler looks at it. */
function mayBeNothing(facts: Facts, member: ts.ObjectLiteralElementLike): boolean {
  if (isTypeScript(member)) return false;
  const value = ts.isPropertyAssignment(member) ? member.initializer : member.name;
  return value !== undefined && [...facts.seen(value)].some(isNullish);
}

/** What v2 holds members in that code deletes from an object. */
const deletedFrom = oncePer((facts: Facts): ReadonlyMap<Value, ReadonlySet<string>> => {
  const found = new Map<Value, Set<string>>();
  for (const { node, names, receivers } of memberReads(facts.machine)) {
    const container = containerOfName(ROLE, names[0] ?? "");
    if (!container || !ts.isDeleteExpression(node.parent)) continue;
    for (const value of receivers) found.set(value, (found.get(value) ?? new Set()).add(container));
  }
  return found;
});

/** Whether a member is set once the object is there, but not beside it in any case. */
function isAssignedSometimes(
  { node, assigned }: SiteValue,
  stands: (name: string) => boolean,
): boolean {
  const names = [...assigned.keys()].filter(stands);
  if (names.length === 0 || isTypeScript(node)) return false;
  if (!ts.isVariableDeclaration(node.parent)) return true;
  const holder = node.parent.name.getText();
  const targets = names.map((each) => `${holder}.${each}`);
  const list = ts.findAncestor(
    node,
    (each): each is ts.Block | ts.SourceFile => ts.isBlock(each) || ts.isSourceFile(each),
  );
  return !list || !setsAny(list.statements, targets);
}
