import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { MemberRead } from "../../facts/member-reads.ts";
import { movedMapping } from "../../facts/shapes.ts";
import { declaredProps } from "../../facts/spread/declared-props.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { receiverOf } from "../receiver.ts";

const REASON = "the component takes it under its name of v1: hand it what it declares";

/** `h(Card, habit)`, where the options of the component declare its props by the names of v1, is left to a person. */
export function findWholeProps(facts: Facts): readonly Proposal[] {
  const reads = declaredProps(facts.machine).filter(({ receivers }) =>
    [...receivers].some(({ kind }) => kind === "service"),
  );
  if (reads.length === 0) return [];
  return facts.program.nodes(ts.isCallExpression).flatMap((call) => {
    const given = call.arguments[1];
    return given && isOfLibrary(facts, call) ? proposalsAt(facts, given, reads) : [];
  });
}

/** Whether a function of a library is called. */
function isOfLibrary({ machine, program }: Facts, { expression }: ts.CallExpression): boolean {
  return [...(machine.latest.get(expression) ?? [])].some(
    (value) => value.kind === "function" && program.isModel(value.node),
  );
}

function proposalsAt(
  facts: Facts,
  given: ts.Expression,
  reads: readonly MemberRead[],
): readonly Proposal[] {
  const seen = facts.seen(given);
  const names = reads
    .filter(({ receivers }) => [...receivers].some((value) => seen.has(value)))
    .flatMap((read) => read.names);
  return [...facts.roles.rolesOf(seen)].flatMap((role) => {
    const receiver = receiverOf(facts, seen, role);
    const moved = new Set(names.flatMap((name) => movedMapping(role, name) ?? []));
    return receiver
      ? [...moved].map(
          (mapping): Proposal => ({
            change: mapping.change,
            message: describeField(mapping, role),
            node: given,
            edits: null,
            confidence: "manual",
            reason: REASON,
            ties: receiver.carriers,
          }),
        )
      : [];
  });
}
