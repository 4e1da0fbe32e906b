import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { roleOfShape } from "../../facts/shapes.ts";
import { likePairs } from "../../facts/spread/like-pairs.ts";
import type { ServiceCall, Value } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";

/** Answers of mocks that were not seen, such as a file of JSON: they have to be written anew by hand. */
export function findUnseenAnswers(facts: Facts): readonly Proposal[] {
  const found = new Map<ts.Node, Proposal>();
  for (const likeness of facts.roles.likenesses) {
    const { node, left, answer } = likeness;
    const call = answer?.call ?? mockedCall(facts, left);
    if (call?.endpoint.version !== "v1") continue;
    const pairs = likePairs(facts.machine, likeness);
    const isUnseen = pairs.some(([real, given]) => real.some(changes) && isUnknown(given));
    if (isUnseen && !found.has(node)) found.set(node, proposalFor(node, call));
  }
  return [...found.values()];
}

/** The call that a mock stands for, where its own path says so. */
function mockedCall({ machine }: Facts, left: ReadonlySet<Value>): ServiceCall | null {
  const calls = [...left].flatMap((value) => (value.kind === "service" ? [value.call] : []));
  return (
    calls.find((call) => [...machine.mocked.all.values()].some((other) => other.call === call)) ??
    null
  );
}

/** Whether a payload has members that v2 has otherwise. */
function changes(value: Value): boolean {
  if (value.kind !== "service") return false;
  const { type } = value;
  return type.is === "list" || type.is === "payload" ? roleOfShape(type.of) !== null : false;
}

function isUnknown(values: readonly Value[]): boolean {
  return values.length > 0 && values.every(({ kind }) => kind === "unknown");
}

function proposalFor(node: ts.Node, call: ServiceCall): Proposal {
  const { endpoint } = call;
  return {
    change: endpoint.successor?.change ?? "v1-sunset",
    node,
    message: `what this mock answers to ${endpoint.method} ${endpoint.path} stands elsewhere`,
    edits: null,
    confidence: "manual",
    reason:
      "write the answer there as v2 gives it: `habitshift convert` does that to files of JSON",
    ties: [call],
  };
}
