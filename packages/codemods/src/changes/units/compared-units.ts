import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { carrierOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf } from "../../facts/shapes.ts";
import { isOfService } from "../../facts/value-origin.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isChoice } from "../../program/is-choice.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownText } from "../../provenance/text/text.ts";
import { literalOf } from "../key-uses.ts";
import { MAPPED, type Mapped, mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Outcome, Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isKept, isMapped, mayBeOthers } from "./kept-units.ts";
import { atRunTime, isProvenOther } from "./outgoing-value.ts";

/**
 * A unit that is compared with what only a run tells, be it of the program's own or of its user: that may be the text
 * of v1, and is made v2's before the question: `unit === (wanted === 'times' ? 'rep' : wanted)`.
 */
export function comparedAtRunTime(
  facts: Facts,
  mapped: Mapped,
  node: ts.Expression,
  other: ts.Expression,
): readonly Proposal[] {
  const { mapping, carriers } = mapped;
  if (!isAskable(other) || isTranslation(other, mapping)) return [];
  if (isWrittenOut(node) || isWrittenOut(other)) return [];
  if (mappedAt(facts, other) || isProvenOther(facts, other, mapping)) return [];
  const kept = keptText(facts, mapped, other);
  const isMixed = kept === null ? mayBeOthers(facts, node) : isKept(facts, node, kept);
  if (isMixed && kept === null) return [];
  return [
    {
      change: mapping.change,
      node: isMixed ? node : other,
      message: `A ${mapping.from} is compared here with one that may be as v1 has it`,
      ...(isMixed ? LEFT : mappedBefore(facts, mapped, other)),
      ties: carriers,
    },
  ];
}

/** A member of a habit by a name that only a run tells, `habit[name]`, beside what may be a unit as the program writes it. */
export function mappedByAnyName(
  facts: Facts,
  node: ts.Expression,
  other: ts.Expression,
): Mapped | null {
  if (!ts.isElementAccessExpression(node)) return null;
  const holders = [...facts.seen(node.expression)].filter(isOfService);
  for (const mapping of MAPPED) {
    const carriers = holders.filter((value) =>
      [...facts.roles.roleOf(value)].some((role) => mappingOf(role, mapping.from) === mapping),
    );
    const mapped = { mapping, carriers: carriers.map((each) => carrierOf(facts.machine, each)) };
    if (carriers.length > 0 && keptText(facts, mapped, other) !== null) return mapped;
  }
  return null;
}

const LEFT: Outcome = {
  edits: null,
  confidence: "manual",
  reason: "the text that it is compared with comes from elsewhere",
};

function mappedBefore(facts: Facts, { mapping }: Mapped, other: ts.Expression): Outcome {
  const pieces = atRunTime(facts, other, mapping);
  const isCalled = !isRepeatable(other);
  const whole = isCalled ? pieces : ["(", ...pieces, ")"];
  return {
    edits: [replace(pathOf(other), rangeOf(other), ...whole)],
    confidence: "safe",
    reason: null,
  };
}

/** A text of v1 that is known to come there and stays; null where only a run tells. */
function keptText(facts: Facts, { mapping }: Mapped, other: ts.Expression): string | null {
  for (const value of facts.seen(other)) {
    const text = knownText(value);
    if (text === null || mappedText(facts, mapping, text) === null) continue;
    if (!isMapped(facts, literalOf(value))) return text;
  }
  return null;
}

/** Whether an expression may be a text at all: `null`, a number and the like are none. */
function isAskable(node: ts.Expression): boolean {
  const bare = bareExpression(node);
  if (ts.isIdentifier(bare)) return bare.text !== "undefined";
  return (
    ts.isPropertyAccessExpression(bare) ||
    ts.isElementAccessExpression(bare) ||
    ts.isCallExpression(bare) ||
    ts.isNonNullExpression(bare) ||
    ts.isBinaryExpression(bare) ||
    ts.isConditionalExpression(bare) ||
    ts.isAwaitExpression(bare)
  );
}

/** `({ unit: habit.goals[0].unit })[name]`, also where nothing is found elsewhere: what that is held against was seen to with it. */
function isWrittenOut(node: ts.Expression): boolean {
  const bare = bareExpression(node);
  if (ts.isBinaryExpression(bare))
    return isChoice(bare.operatorToken.kind) && isWrittenOut(bare.right);
  return (
    ts.isElementAccessExpression(bare) &&
    ts.isObjectLiteralExpression(bareExpression(bare.expression))
  );
}

/** `(wanted === 'times' ? 'rep' : wanted)`, or a function of it that is called: that has been made v2's already. */
function isTranslation(node: ts.Expression, mapping: Mapped["mapping"]): boolean {
  const bare = bareExpression(node);
  if (ts.isCallExpression(bare)) {
    const called = bareExpression(bare.expression);
    if (!ts.isArrowFunction(called) || ts.isBlock(called.body)) return false;
    return isTranslation(called.body, mapping);
  }
  if (!ts.isConditionalExpression(bare)) return false;
  const { condition, whenTrue } = bare;
  if (!ts.isBinaryExpression(condition) || !ts.isStringLiteralLike(whenTrue)) return false;
  const asked = condition.right;
  return ts.isStringLiteralLike(asked) && mapping.values?.[asked.text] === whenTrue.text;
}
