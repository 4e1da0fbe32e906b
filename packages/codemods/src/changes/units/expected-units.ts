import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { likePairs } from "../../facts/spread/like-pairs.ts";
import type { Likeness } from "../../provenance/likenesses.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isNullish, type Value } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import { literalOf } from "../key-uses.ts";
import { type Mapped, mappedAmong } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isMapped } from "./kept-units.ts";
import { describeUnit, quotedAs } from "./renamed-unit.ts";

/** Units that a test expects: `expect(habit.unit).toBe('times')`, `assert.deepEqual(rows, [['Run', 'times']])`. */
export function findExpectedUnits(facts: Facts): readonly Proposal[] {
  const found = new Map<ts.Node, Proposal>();
  for (const likeness of facts.roles.likenesses) {
    if (likeness.answer) continue;
    for (const [left, right] of likePairs(facts.machine, likeness)) {
      for (const [actual, expected] of [
        [left, right],
        [right, left],
      ] as const)
        for (const proposal of expectedAmong(facts, likeness, actual, expected))
          found.set(proposal.node, proposal);
    }
  }
  return [...found.values()];
}

function expectedAmong(
  facts: Facts,
  likeness: Likeness,
  actual: readonly Value[],
  expected: readonly Value[],
): readonly Proposal[] {
  const mapped = mappedAmong(facts, new Set(actual));
  if (!mapped) return [];
  return expected.flatMap((value) => {
    const literal = literalOf(value);
    if (!literal || !ts.isStringLiteralLike(literal) || isMapped(facts, literal)) return [];
    const to = mappedText(facts, mapped.mapping, literal.text);
    if (to === null) return [];
    return [
      {
        change: mapped.mapping.change,
        node: literal,
        message: describeUnit(mapped.mapping, literal.text, to),
        ...outcome(facts, likeness, literal, { mapped, actual, to }),
        ties: mapped.carriers,
      },
    ];
  });
}

interface Expected {
  readonly mapped: Mapped;
  readonly actual: readonly Value[];
  readonly to: string;
}

function outcome(
  facts: Facts,
  { node }: Likeness,
  literal: ts.StringLiteralLike,
  { mapped, actual, to }: Expected,
): Pick<Proposal, "edits" | "confidence" | "reason"> {
  if (!isWithin(literal, node))
    return {
      edits: null,
      confidence: "manual",
      reason: "the text that it is compared with comes from elsewhere",
    };
  const edits = [replace(pathOf(literal), rangeOf(literal), quotedAs(literal, to))];
  const isSure = actual.every((value) => isUnit(facts, mapped, value));
  return isSure
    ? { edits, confidence: "safe", reason: null }
    : { edits, confidence: "review", reason: "what is expected may be of the program's own" };
}

/** Whether a value is what v2 calls a unit, wherever it comes from. */
function isUnit(facts: Facts, { mapping }: Mapped, value: Value): boolean {
  if (isNullish(value)) return true;
  if (knownText(value) !== null) return isMapped(facts, literalOf(value));
  return value.kind === "field" && value.name === mapping.from;
}
