import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { ServiceCall } from "../../provenance/value.ts";
import { isUnknown } from "../is-unknown.ts";
import { ERROR_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { eitherError } from "./either-envelope.ts";

const ERROR = envelope.error.member;

/**
 * `error.response.data.error` of an error whose origin is not known, where calls of the service fail with such errors:
 * an explainer that nothing is seen to call, or a `catch` around what is only found when the program runs.
 */
export function findUnseenFailures(facts: Facts): readonly Proposal[] {
  const failing = [...facts.machine.exchanges.all.values()]
    .map(({ call }) => call)
    .filter(({ endpoint, client }) => endpoint.version === "v1" && client.failure !== null);
  if (failing.length === 0) return [];
  return facts.program.nodes(ts.isPropertyAccessExpression).flatMap((node) => {
    if (node.name.text !== ERROR) return [];
    const calls = failing.filter(({ client }) => isFailureOf(facts, client, node.expression));
    const edit = calls.length > 0 && isRepeatable(node.expression) ? eitherError(node) : null;
    return edit ? [proposalFor(node, edit, calls)] : [];
  });
}

/** Whether an expression is the answer within an error of a client, as far as its members tell. */
function isFailureOf(facts: Facts, { members, failure }: HttpClient, node: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(node) || members[node.name.text] !== "envelope") return false;
  const response = node.expression;
  return (
    ts.isPropertyAccessExpression(response) &&
    failure?.[response.name.text] === "response" &&
    facts.seen(response.expression).size > 0 &&
    isUnknown(facts, response.expression)
  );
}

type HttpClient = ServiceCall["client"];

function proposalFor(
  node: ts.Expression,
  edit: Exclude<ReturnType<typeof eitherError>, null>,
  ties: readonly ServiceCall[],
): Proposal {
  return {
    change: envelope.error.change,
    node,
    message: ERROR_MESSAGE,
    edits: [edit],
    confidence: "review",
    reason: "whether this error is one of the service is not known",
    ties,
  };
}
