import { ts } from "ts-morph";
import { append } from "../../program/append.ts";
import type { Machine } from "../../provenance/machine.ts";
import { hasMember } from "../../provenance/members/has-member.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import type { MemberRead } from "../member-reads.ts";

/**
 * Reads, without what they are asked of in vain: an object that lacks a member which `value is Habit` looks at is no
 * habit, whatever else it has in common with one.
 */
export function withoutTurnedAway(
  machine: Machine,
  reads: readonly MemberRead[],
): readonly MemberRead[] {
  const guarded = new Map<ts.TypePredicateNode, MemberRead[]>();
  for (const read of reads) {
    const predicate = guardOf(machine, read);
    if (predicate) append(guarded, predicate, read);
  }
  if (guarded.size === 0) return reads;
  const narrowed = new Map<MemberRead, MemberRead>();
  for (const asked of guarded.values()) {
    const names = asked.flatMap((read) => read.names);
    const isTurnedAway = (value: Value): boolean =>
      (isSite(value, "object") || value.kind === "typed") &&
      names.some((name) => hasMember(machine, value, name) === false);
    for (const read of asked) {
      const receivers = new Set([...read.receivers].filter((value) => !isTurnedAway(value)));
      narrowed.set(read, { ...read, receivers });
    }
  }
  return reads.map((read) => narrowed.get(read) ?? read);
}

function guardOf({ program }: Machine, { node }: MemberRead): ts.TypePredicateNode | null {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isAccess ? predicateOn(program, node) : null;
}
