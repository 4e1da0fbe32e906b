import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { bindingOf } from "../element-binding.ts";
import { ERROR_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { type EnvelopeNames, namesOfLocals } from "./envelope-names.ts";
import { ERROR_MEMBERS, MESSAGE } from "./error-text.ts";
import { rewriteError } from "./rewrite-error.ts";

/** `error` of a pattern holds the v2 object; null where no use of it needs a change. */
export function proposeErrorElement(
  facts: Facts,
  error: ts.BindingElement,
  successName: string | null,
  errorName: string,
  receiver: Receiver,
): Proposal | null {
  const base = {
    change: envelope.error.change,
    node: error,
    message: ERROR_MESSAGE,
    ties: receiver.carriers,
  };
  const edits = editsFor(facts, error, successName, errorName);
  if (edits === null) {
    const reason = "the variable is assigned again or exported";
    return { ...base, edits, confidence: "manual", reason };
  }
  if (edits.length === 0 && !error.initializer) return null;
  return {
    ...base,
    edits: [...edits, ...withoutDefault(error)],
    confidence: receiver.confidence,
    reason: receiver.reason,
  };
}

/** The text of v1 that is taken apart itself; null where what is taken are members of the v2 object. */
export function proposeNestedError(
  { name }: ts.BindingElement,
  { carriers }: Receiver,
): Proposal | null {
  if (ts.isIdentifier(name)) return null;
  const isObject =
    ts.isObjectBindingPattern(name) &&
    name.elements.every((element) => ERROR_MEMBERS.has(elementName(element) ?? ""));
  if (isObject) return null;
  return {
    change: envelope.error.change,
    node: name,
    message: ERROR_MESSAGE,
    edits: null,
    confidence: "manual",
    reason: "the text of v1 is taken apart here",
    ties: carriers,
  };
}

function editsFor(
  facts: Facts,
  error: ts.BindingElement,
  successName: string | null,
  errorName: string,
): readonly Edit[] | null {
  const binding = bindingOf(facts, error);
  if (!binding || binding.reassigned) return null;
  const names = namesOfLocals(successName, errorName);
  return binding.references
    .filter((use) => use !== error.name)
    .flatMap((use) => useOf(use, errorName, names));
}

function useOf(use: ts.Identifier, errorName: string, names: EnvelopeNames): readonly Edit[] {
  if (ts.isShorthandPropertyAssignment(use.parent)) {
    const text = `${use.text}: ${errorName}?.${MESSAGE} ?? null`;
    return [replace(pathOf(use), rangeOf(use.parent), text)];
  }
  return rewriteError(use, { error: [errorName], holder: null }, names) ?? [];
}

/** A default for the v1 text is none for the v2 object. */
function withoutDefault(error: ts.BindingElement): readonly Edit[] {
  if (!error.initializer) return [];
  return [
    replace(pathOf(error), { start: error.name.getEnd(), end: error.initializer.getEnd() }, ""),
  ];
}
