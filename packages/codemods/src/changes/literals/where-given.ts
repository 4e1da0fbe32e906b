import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { siftedObjects } from "../../facts/named/sifted.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isNothing } from "../../program/equality.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isWaiting } from "../../program/is-waiting.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish } from "../../provenance/value.ts";
import { freeName } from "../free-name.ts";
import { requiredIn } from "../lacks-required.ts";
import { isFromOutside } from "./from-outside.ts";
import type { HeldMember } from "./held-member.ts";
import { isAskedFor } from "./is-asked-for.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/** What stands around a container that is only sent where there is something for it. */
export interface WhereGiven {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  /** The members, as they are where it is sent. */
  readonly held: readonly HeldMember[];
  /** Whether it is asked of what is spread: a compiler knows then that this has the container. */
  readonly isOfSpread?: true;
}

/**
 * `amount == null ? undefined : […]`, `amount ? […] : undefined`: where the value may be missing that v2 wants in a
 * container, or else the first, the container is missing too. Null where it is never missing.
 */
export function whereGiven(
  { facts, node, role }: PayloadLiteral,
  held: readonly HeldMember[],
  container: string,
): WhereGiven | null {
  const required = requiredIn(container, role);
  const decisive = held.find(({ mapping }) => required.includes(mapping.from)) ?? held[0];
  if (!decisive?.expression || isAskedFor(facts, node, decisive)) return null;
  const choice = choiceOf(decisive.expression);
  if (choice && required.includes(decisive.mapping.from)) {
    const { before, given, after } = choice;
    const chosen = { ...decisive, value: [rangeOf(given)] };
    return { before, after, held: held.map((each) => (each === decisive ? chosen : each)) };
  }
  const { expression } = decisive;
  const isSifted = siftedObjects(facts.machine).byValue.has(node);
  const mayBeMissing = isSifted
    ? !ts.isLiteralExpression(bareExpression(expression))
    : [...facts.seen(expression)].some(isNullish) || isFromOutside(facts, expression);
  if (!mayBeMissing || isTypedLookUp(expression)) return null;
  if (isRepeatable(expression))
    return { before: [rangeOf(expression), " == null ? undefined : "], after: [], held };
  return required.includes(decisive.mapping.from) ? named(facts, decisive, expression, held) : null;
}

/** `((target) => target == null ? undefined : […])(Number(amount) || undefined)`: what only a run gives is asked for once. */
function named(
  facts: Facts,
  decisive: HeldMember,
  expression: ts.Expression,
  held: readonly HeldMember[],
): WhereGiven | null {
  const others = held.filter((each) => each !== decisive);
  if (others.some((each) => each.expression && isWaiting(each.expression))) return null;
  const name = freeName(facts, decisive.mapping.from, expression);
  return {
    before: [`((${name}) => ${name} == null ? undefined : `],
    after: [")(", rangeOf(expression), ")"],
    held: held.map((each) => (each === decisive ? { ...each, value: [name] } : each)),
  };
}

/** `amount ? Number(amount) : undefined`: what is given, and what stands around it. */
function choiceOf(
  node: ts.Expression,
): (Omit<WhereGiven, "held"> & { readonly given: ts.Expression }) | null {
  const choice = bareExpression(node);
  if (!ts.isConditionalExpression(choice)) return null;
  const { whenTrue, whenFalse } = choice;
  const given = isNothing(whenFalse) ? whenTrue : isNothing(whenTrue) ? whenFalse : null;
  if (!given) return null;
  const { start, end } = rangeOf(choice);
  const before = { start, end: given.getStart() };
  const after = { start: given.getEnd(), end };
  // A member that v1 left out stays so: `null` would be sent.
  return given === whenTrue
    ? { given, before: [before], after: [{ ...after, end: whenFalse.getStart() }, "undefined"] }
    : { given, before: [rangeOf(choice.condition), " ? undefined : "], after: [] };
}

/** `UNITS[task.measure]`: a compiler knows of a table that it has what is looked up, and would ask for what may lack. */
function isTypedLookUp(node: ts.Expression): boolean {
  return ts.isElementAccessExpression(node) && isTypeScript(node);
}
