import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName, isAssignmentPattern, memberReads } from "../../facts/member-reads.ts";
import { freeName } from "../free-name.ts";
import type { Proposal } from "../proposal.ts";
import { type Receiver, receiverOf } from "../receiver.ts";
import { claimsSuccess } from "./either-envelope.ts";
import { proposeEitherEnvelope } from "./either-envelope-pattern.ts";
import { findAssignedEnvelope } from "./envelope-assignments.ts";
import { proposeErrorElement, proposeNestedError } from "./error-element.ts";
import { isV2Only } from "./is-v2-only.ts";
import { proposeSuccessElement } from "./success-element.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** Destructuring of envelopes: `const { success, data, error } = await response.json()`. */
export function findEnvelopePatterns(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { node, receivers } of memberReads(facts.machine)) {
    const receiver = receiverOf(facts, receivers, "envelope");
    if (receiver && isAssignmentPattern(node))
      found.push(...findAssignedEnvelope(facts, node, receiver));
    if (!receiver || !ts.isObjectBindingPattern(node)) continue;
    const either = receiver.mixed
      ? proposeEitherEnvelope(facts, node, receiver, claimsSuccess(facts, receivers))
      : null;
    found.push(...(either ?? patternAt(facts, node, receiver, isV2Only(receivers))));
  }
  return found;
}

function patternAt(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  receiver: Receiver,
  isV2: boolean,
): readonly Proposal[] {
  const success = pattern.elements.find((element) => elementName(element) === SUCCESS);
  const errors = pattern.elements.filter((element) => elementName(element) === ERROR);
  if (isV2 && !success) return [];
  const error = errors.find(({ name }) => ts.isIdentifier(name));
  const errorName =
    error?.name.getText() ?? (success ? freeName(facts, ERROR, pattern.parent) : ERROR);
  const successName = success && ts.isIdentifier(success.name) ? success.name.text : null;
  const proposals = [
    success && proposeSuccessElement(facts, success, error ?? null, errorName, receiver),
    error && proposeErrorElement(facts, error, successName, errorName, receiver),
    ...errors.map((element) => proposeNestedError(element, receiver)),
  ];
  return proposals.filter((proposal) => proposal !== undefined && proposal !== null);
}
