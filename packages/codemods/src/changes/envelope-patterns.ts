import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { elementName, isAssignmentPattern, memberReads } from "../facts/member-reads.ts";
import { findAssignedEnvelope } from "./envelope-assignments.ts";
import { ERROR_MESSAGE, isV2Only, SUCCESS_MESSAGE } from "./envelope-reads.ts";
import { MESSAGE, rewriteError, rewriteSuccess } from "./envelope-text.ts";
import { namesOfLocals } from "./failure-proof.ts";
import { freeName } from "./free-name.ts";
import { removeProperty } from "./property-list.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, type Receiver, receiverOf } from "./receiver.ts";
import { bindingOf } from "./rest-pattern.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** Destructuring of envelopes: `const { success, data, error } = await response.json()`. */
export function findEnvelopePatterns(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { node, receivers } of memberReads(facts.machine)) {
    const receiver = receiverOf(facts, receivers, "envelope");
    if (receiver && isAssignmentPattern(node))
      found.push(...findAssignedEnvelope(facts, node, receiver));
    if (receiver && ts.isObjectBindingPattern(node))
      found.push(...patternAt(facts, node, receiver, isV2Only(receivers)));
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
  const error = pattern.elements.find((element) => elementName(element) === ERROR);
  const base = {
    confidence: receiver.confidence,
    reason: receiver.reason,
    ties: receiver.carriers,
  };
  const proposals: Proposal[] = [];
  if ((error && !ts.isIdentifier(error.name)) || (isV2 && !success)) return [];
  const errorName =
    error?.name.getText() ?? (success ? freeName(facts, ERROR, scopeOf(pattern)) : ERROR);
  const successName = success && ts.isIdentifier(success.name) ? success.name.text : null;
  if (success) {
    const edits = successEdits(facts, pattern, success, error ?? null, errorName);
    proposals.push({
      ...base,
      change: envelope.success.change,
      node: success,
      message: SUCCESS_MESSAGE,
      edits,
      ...(edits ? {} : GIVEN_UP),
    });
  }
  if (error) {
    const edits = errorEdits(facts, error, successName, errorName);
    if (edits === null)
      proposals.push({
        ...base,
        change: envelope.error.change,
        node: error,
        message: ERROR_MESSAGE,
        edits,
        ...GIVEN_UP,
      });
    else if (edits.length > 0 || error.initializer) {
      proposals.push({
        ...base,
        change: envelope.error.change,
        node: error,
        message: ERROR_MESSAGE,
        edits: [...edits, ...withoutDefault(error)],
      });
    }
  }
  return proposals;
}

const GIVEN_UP = {
  confidence: "manual",
  reason: "the variable is assigned again or exported",
} as const;

function scopeOf(pattern: ts.ObjectBindingPattern): ts.Node {
  return pattern.parent;
}

/** The element goes, or takes the error in its place; every use asks for the error's absence. */
function successEdits(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  success: ts.BindingElement,
  error: ts.BindingElement | null,
  errorName: string,
): readonly Edit[] | null {
  const binding = bindingOf(facts, success);
  if (!binding || binding.reassigned || isExported(pattern)) return null;
  const file = pathOf(pattern);
  const taken = errorName === ERROR ? ERROR : `${ERROR}: ${errorName}`;
  const uses = binding.references.filter((reference) => reference !== success.name);
  const element =
    error || uses.length === 0
      ? removeProperty(file, success, pattern.elements)
      : replace(file, rangeOf(success), taken);
  return [element, ...uses.map((use) => successUse(use, errorName))];
}

function successUse(use: ts.Identifier, errorName: string): Edit {
  const text = { error: [errorName], holder: null };
  if (ts.isShorthandPropertyAssignment(use.parent)) {
    return replace(pathOf(use), rangeOf(use.parent), `${use.text}: !${errorName}`);
  }
  return rewriteSuccess(use, text);
}

function errorEdits(
  facts: Facts,
  error: ts.BindingElement,
  successName: string | null,
  errorName: string,
): readonly Edit[] | null {
  const binding = bindingOf(facts, error);
  if (!binding || binding.reassigned) return null;
  const names = namesOfLocals(successName, errorName);
  const edits: Edit[] = [];
  for (const use of binding.references) {
    if (use === error.name) continue;
    if (ts.isShorthandPropertyAssignment(use.parent)) {
      edits.push(
        replace(pathOf(use), rangeOf(use.parent), `${use.text}: ${errorName}?.${MESSAGE} ?? null`),
      );
      continue;
    }
    edits.push(...(rewriteError(use, { error: [errorName], holder: null }, names) ?? []));
  }
  return edits;
}

/** A default for the v1 text is none for the v2 object. */
function withoutDefault(error: ts.BindingElement): readonly Edit[] {
  if (!error.initializer) return [];
  return [
    replace(pathOf(error), { start: error.name.getEnd(), end: error.initializer.getEnd() }, ""),
  ];
}

function isExported(pattern: ts.ObjectBindingPattern): boolean {
  const declaration = pattern.parent;
  if (!ts.isVariableDeclaration(declaration)) return false;
  const statement = declaration.parent.parent;
  return (
    ts.isVariableStatement(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}
