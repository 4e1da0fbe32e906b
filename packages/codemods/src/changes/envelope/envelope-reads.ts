import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MemberRead, memberReads } from "../../facts/member-reads.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { Values } from "../../provenance/value.ts";
import { looseNull } from "../loose-null.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { hasUnknownMembers } from "../unknown-members.ts";
import { claimsSuccess, eitherError, eitherSuccess, isGuard } from "./either-envelope.ts";
import { namesOfReceiver } from "./envelope-names.ts";
import { type ErrorText, MESSAGE } from "./error-text.ts";
import { isShownText } from "./is-shown-text.ts";
import { isV2Only } from "./is-v2-only.ts";
import { rewriteError } from "./rewrite-error.ts";
import { rewriteSuccess } from "./rewrite-success.ts";
import { switchEdits } from "./success-switch.ts";
import { assignmentOf, proposeWritten } from "./written-outcome.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;
const DATA = envelope.data;

/** Reads of `success`, `error` and null `data` of an envelope. */
export function findEnvelopeReads(facts: Facts): readonly Proposal[] {
  return memberReads(facts.machine).flatMap((read): readonly Proposal[] => {
    const { node } = read;
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return [];
    const proposal = proposalAt(facts, read, node);
    return proposal ? [proposal] : [];
  });
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function proposalAt(facts: Facts, { receivers, names }: MemberRead, node: Access): Proposal | null {
  const [name = ""] = names;
  if (name !== SUCCESS && name !== ERROR && name !== DATA) return null;
  const receiver = receiverOf(facts, receivers, "envelope");
  if (!receiver) return null;
  if (name === DATA) return nullData(node, receiver);
  return receiver.mixed && isRepeatable(node.expression)
    ? eitherAt(facts, node, name, receivers, receiver)
    : readAt(facts, node, name, receivers, receiver);
}

/** What this service or another one answered has the members of the one or of the other. */
function eitherAt(
  facts: Facts,
  node: Access,
  name: string,
  receivers: Values,
  receiver: Receiver,
): Proposal | null {
  const isSuccess = name === SUCCESS;
  if (assignmentOf(node)) return null;
  const edit = isSuccess ? eitherSuccess(node) : eitherError(node);
  const isClaimed = claimsSuccess(facts, receivers) || (isSuccess ? isGuard(node) : true);
  return (
    edit && {
      node,
      change: isSuccess ? envelope.success.change : envelope.error.change,
      message: isSuccess ? SUCCESS_MESSAGE : ERROR_MESSAGE,
      edits: [edit],
      confidence: isClaimed ? "safe" : "review",
      reason: isClaimed ? null : receiver.reason,
      ties: receiver.carriers,
    }
  );
}

function readAt(
  facts: Facts,
  node: Access,
  name: string,
  receivers: Values,
  receiver: Receiver,
): Proposal | null {
  const holder = rangeOf(node.expression);
  const error = [holder, node.questionDotToken && name === ERROR ? `?.${ERROR}` : `.${ERROR}`];
  const isUnknown = name === ERROR && hasUnknownMembers(facts, node.expression);
  const text: ErrorText = {
    error: isUnknown ? ["(", ...error, ` as { ${messageType(node)} })`] : error,
    holder: name === SUCCESS && mayEndEarly(node) ? [holder] : null,
  };
  const base = {
    node,
    confidence: receiver.confidence,
    reason: receiver.reason,
    ties: receiver.carriers,
  };
  if (assignmentOf(node)) return proposeWritten(facts, node, name, base);
  if (name === SUCCESS) {
    if (text.holder && !isRepeatable(node.expression)) return optionalSuccess(node, base);
    return {
      ...base,
      change: envelope.success.change,
      message: SUCCESS_MESSAGE,
      edits: switchEdits(node, text) ?? [rewriteSuccess(node, text)],
    };
  }
  if (isV2Only(receivers)) return null;
  const edits = rewriteError(node, text, namesOfReceiver(node.expression.getText(), facts.program));
  return edits && { ...base, change: envelope.error.change, message: ERROR_MESSAGE, edits };
}

/** What is said of the message where a compiler knows of no members: it cannot tell from a question asked of a cast. */
function messageType(node: Access): string {
  return isShownText(node) ? `${MESSAGE}: string` : `${MESSAGE}?: unknown`;
}

/** Whether a question mark in the chain may leave nothing to ask. */
function mayEndEarly(node: ts.Expression): boolean {
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)
  ) {
    return node.questionDotToken !== undefined || mayEndEarly(node.expression);
  }
  return false;
}

/** `(await load())?.success`: asked once, so that it is not run twice. */
function optionalSuccess(
  node: Access,
  base: Omit<Proposal, "change" | "message" | "edits">,
): Proposal {
  const text = [rangeOf(node.expression), `?.${DATA} !== undefined`];
  const edit: Edit = replace(pathOf(node), rangeOf(node), "(", ...text, ")");
  return {
    ...base,
    change: envelope.success.change,
    message: SUCCESS_MESSAGE,
    edits: [edit],
    confidence: "review",
  };
}

/** v1 answered `data: null` on failure; v2 has no `data` then. */
function nullData(node: ts.Expression, receiver: Receiver): Proposal | null {
  const loose = looseNull(node);
  if (!loose) return null;
  return {
    change: envelope.success.change,
    node: node.parent,
    message: `A failed answer has no \`${DATA}\` in v2; v1 had null there`,
    edits: [loose],
    confidence: receiver.confidence,
    reason: receiver.reason,
    ties: receiver.carriers,
  };
}
