import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName, type MemberRead, memberReads } from "../../facts/member-reads.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import type { Values } from "../../provenance/value.ts";
import { bindingOf } from "../element-binding.ts";
import { isInText } from "../in-text.ts";
import { parenthesized } from "../parenthesized.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { type EnvelopeNames, namesOfLocals, namesOfReceiver } from "./envelope-names.ts";
import { heldAgainstNull } from "./missed-null.ts";
import { isOutcomeProven } from "./outcome-proof.ts";

const DATA = envelope.data;
const TELLING: readonly string[] = [envelope.success.member, envelope.error.member];

/**
 * v1 answered `data: null` on failure; v2 has no `data` then. Where `null` counts, because it is compared with or shown,
 * `data` is made `null` as it is taken out of the envelope.
 */
export function findNullData(facts: Facts): readonly Proposal[] {
  const reads = memberReads(facts.machine);
  return reads.flatMap((read): readonly Proposal[] => {
    const { node, receivers } = read;
    if (!read.names.includes(DATA)) return [];
    const receiver = receiverOf(facts, receivers, "envelope");
    if (!receiver || receiver.mixed || !isV1(receivers)) return [];
    const edit = ts.isObjectBindingPattern(node)
      ? patternEdit(facts, node, receivers)
      : ts.isPropertyAccessExpression(node) && accessEdit(facts, node, receivers, reads);
    if (!edit) return [];
    const { carriers: ties, confidence, reason } = receiver;
    const message = `A failed answer has no \`${DATA}\` in v2; v1 had null there`;
    return [
      { change: envelope.success.change, node, message, edits: [edit], confidence, reason, ties },
    ];
  });
}

function isV1(receivers: Values): boolean {
  return [...receivers].every(
    (value) => value.kind !== "service" || value.call.endpoint.version === "v1",
  );
}

/** Whether an envelope is one of a call whose payload is held against `null`. */
function isHeld(facts: Facts, receivers: Values): boolean {
  const held = heldAgainstNull(facts);
  return [...receivers].some((value) => value.kind === "service" && held.has(value.call));
}

function accessEdit(
  facts: Facts,
  node: ts.PropertyAccessExpression,
  receivers: Values,
  reads: readonly MemberRead[],
): Edit | null {
  const holder = node.expression.getText();
  if (isOutcomeProven(node, "success", namesOfReceiver(holder, facts.program))) return null;
  const isMeant =
    (isTaken(node) && isHeld(facts, receivers)) ||
    isInOutcome(node, (each) => isTelling(each, holder)) ||
    ((isInText(node) || ts.isTypeOfExpression(node.parent)) && isAskedFor(node, holder, reads));
  if (!isMeant) return null;
  const pieces = parenthesized(node, [rangeOf(node), " ?? null"]);
  return replace(pathOf(node), rangeOf(node), ...pieces);
}

/** Whether a value is handed on whole, to where `null` may count. */
function isTaken(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.right === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  if (ts.isCallExpression(parent)) return parent.arguments.includes(node);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (ts.isVariableDeclaration(parent)) return ts.isIdentifier(parent.name);
  return ts.isReturnStatement(parent) || ts.isPropertyAssignment(parent);
}

/**
 * `{ ok: body.success, value: body.data }`: whether an object of the program's own says beside it how it went. Its type
 * may allow no null.
 */
function isInOutcome(node: ts.Expression, isTold: (node: ts.Node) => boolean): boolean {
  const { parent } = node;
  const isMember =
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node);
  return (
    isMember &&
    !isTypeScript(node) &&
    ts.isObjectLiteralExpression(parent.parent) &&
    parent.parent.properties.some((other) => other !== parent && nodesIn(other).some(isTold))
  );
}

function isTelling(node: ts.Node, holder: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    TELLING.includes(node.name.text) &&
    node.expression.getText() === holder
  );
}

/** Whether the same file asks the same envelope how it went. */
function isAskedFor(node: ts.Node, holder: string, reads: readonly MemberRead[]): boolean {
  return reads.some(
    (read) =>
      ts.isPropertyAccessExpression(read.node) &&
      read.names.some((name) => TELLING.includes(name)) &&
      read.node.getSourceFile() === node.getSourceFile() &&
      read.node.expression.getText() === holder,
  );
}

function patternEdit(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  receivers: Values,
): Edit | null {
  const named = (name: string) => pattern.elements.find((each) => elementName(each) === name);
  const data = named(DATA);
  const binding = data && bindingOf(facts, data);
  if (!data || !binding || data.initializer || !ts.isIdentifier(data.name)) return null;
  const [success = null, error = null] = TELLING.map((name) => named(name)?.name.getText());
  const names: EnvelopeNames = namesOfLocals(success, error);
  const open = binding.references.filter(
    (use) => use !== data.name && !isOutcomeProven(use, "success", names),
  );
  const isMeant = isHeld(facts, receivers) || (success ?? error) !== null;
  const isNamed = (node: ts.Node): boolean =>
    ts.isIdentifier(node) && (node.text === success || node.text === error);
  const counts = isHeld(facts, receivers)
    ? isTakenOrHeld
    : (use: ts.Expression) => isInText(use) || isInOutcome(use, isNamed);
  return isMeant && open.some(counts) ? insert(pathOf(data), data.name.getEnd(), " = null") : null;
}

function isTakenOrHeld(use: ts.Expression): boolean {
  return (
    isInText(use) ||
    isTaken(use) ||
    ts.isShorthandPropertyAssignment(use.parent) ||
    ts.isBinaryExpression(use.parent)
  );
}
