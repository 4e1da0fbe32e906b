import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { hasModifier } from "../../program/has-modifier.ts";
import { bindingOf } from "../element-binding.ts";
import { SUCCESS_MESSAGE } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { rewriteSuccess } from "./rewrite-success.ts";

const ERROR = envelope.error.member;

/** `success` of a pattern: it goes, or takes the error in its place under a free name. */
export function proposeSuccessElement(
  facts: Facts,
  success: ts.BindingElement,
  error: ts.BindingElement | null,
  errorName: string,
  receiver: Receiver,
): Proposal {
  const base = {
    change: envelope.success.change,
    node: success,
    message: SUCCESS_MESSAGE,
    ties: receiver.carriers,
  };
  const edits = editsFor(facts, success, error, errorName);
  return edits
    ? { ...base, edits, confidence: receiver.confidence, reason: receiver.reason }
    : {
        ...base,
        edits,
        confidence: "manual",
        reason: "the variable is assigned again or exported",
      };
}

/** Every use asks for the error's absence from now on; null where not every use is known. */
function editsFor(
  facts: Facts,
  success: ts.BindingElement,
  error: ts.BindingElement | null,
  errorName: string,
): readonly Edit[] | null {
  const pattern = success.parent;
  const binding = bindingOf(facts, success);
  if (!binding || binding.reassigned || isExported(pattern)) return null;
  const file = pathOf(pattern);
  const taken = errorName === ERROR ? ERROR : `${ERROR}: ${errorName}`;
  const uses = binding.references.filter((reference) => reference !== success.name);
  const element =
    error || uses.length === 0
      ? removeProperty(file, success, pattern.elements)
      : replace(file, rangeOf(success), taken);
  return [element, ...uses.map((use) => useOf(use, errorName))];
}

function useOf(use: ts.Identifier, errorName: string): Edit {
  return ts.isShorthandPropertyAssignment(use.parent)
    ? replace(pathOf(use), rangeOf(use.parent), `${use.text}: !${errorName}`)
    : rewriteSuccess(use, { error: [errorName], holder: null });
}

function isExported(pattern: ts.BindingPattern): boolean {
  const declaration = pattern.parent;
  if (!ts.isVariableDeclaration(declaration)) return false;
  const statement = declaration.parent.parent;
  return hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}
