import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { type EnvelopeNames, namesOfLocals, namesOfReceiver } from "../envelope/envelope-names.ts";
import { isOutcomeProven } from "../envelope/outcome-proof.ts";

/**
 * Whether an element of an object literal spreads an answer that may have failed, as another one tells:
 * `{ ok: body.success, ...body.data }`. v1 gave `null` then, which brings no members.
 */
export function spreadsFailure(
  facts: Facts,
  spread: ts.ObjectLiteralElementLike | undefined,
): boolean {
  if (!spread || !ts.isSpreadAssignment(spread)) return false;
  const payload = bareExpression(spread.expression);
  const names = namesBeside(facts, payload);
  if (!names || isOutcomeProven(payload, "success", names)) return false;
  const isTold = (node: ts.Node): boolean =>
    ts.isExpression(node) && (names.isSuccess(node) || names.isError(node));
  return spread.parent.properties.some((other) => other !== spread && nodesIn(other).some(isTold));
}

/** How code names the outcome of the answer that a payload was taken from; null where it is none. */
function namesBeside(facts: Facts, payload: ts.Expression): EnvelopeNames | null {
  if (ts.isPropertyAccessExpression(payload)) {
    const isPayload = payload.name.text === envelope.data && isEnvelope(facts, payload.expression);
    return isPayload ? namesOfReceiver(payload.expression.getText(), facts.program) : null;
  }
  const element = ts.isIdentifier(payload)
    ? facts.program.moduleOf(payload).scopes.resolve(payload)?.node.parent
    : undefined;
  if (!element || !ts.isBindingElement(element) || elementName(element) !== envelope.data)
    return null;
  const pattern = element.parent;
  if (!ts.isObjectBindingPattern(pattern) || !isEnvelope(facts, pattern)) return null;
  const local = (name: string): string | null =>
    pattern.elements.find((each) => elementName(each) === name)?.name.getText() ?? null;
  return namesOfLocals(local(envelope.success.member), local(envelope.error.member));
}

function isEnvelope(facts: Facts, node: ts.Node): boolean {
  return [...facts.seen(node)].some(
    (value) => value.kind === "service" && value.type.is === "envelope",
  );
}
